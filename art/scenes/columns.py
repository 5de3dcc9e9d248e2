"""Population decline: a row of columns that grow shorter; the last drum is orange."""
from legatus import *

new_scene()
stone, orange = limestone(scale=0.7, streaks=0.5), plaster('orange')
ground(plaster('sand'))
box(-120, 120, 4.6, 5.2, 0, 50, plaster('ochre'), 0)
heights = [7.6, 7.2, 6.6, 5.8, 4.8, 3.8, 2.8, 1.9]
for i, height in enumerate(heights):
    x = -7.6 + i * 2.05
    box(x - 0.8, x + 0.8, -0.8, 0.8, 0, 0.24, stone)
    profile = torus_profile(0.62, 0.24, 0.2, 0.12) + [(0.62, 0.46)]
    for k in range(21):
        z = 0.48 + (height - 0.48) * k / 20
        profile.append((0.56 * (1 - 0.012 * z), z, min(1, k / 20 * 14)))
    r = 0.56 * (1 - 0.012 * height)
    profile += [(r * 1.02, height + 0.002), (r * 1.07, height + 0.03), (r * 1.07, height + 0.16), (r * 1.03, height + 0.19)]
    lathe(profile, stone if i < 7 else orange, 20 * 18, at=(x, 0, 0), flutes=(20, 0.055))
figure(7.4, -2.6, 0, 1.75, plaster('slate'))
sun(26, 236, 4.8, '#FFD6A6', 0.6)
sky(WARM_WALL, fill='#8FA9C8', fill_strength=0.75)
level_shot('columns', CARD, (-2.8, -25, 2.6), (0.55, 0, 3.4), 48, shift=(0, 0.06))
shot('columns_hero', HERO, (-6, -34, 2.6), (0.2, 0, 3.8), 34, at=(0.735, 0.52), heading=0)
shot('columns_panorama', (1920, 480), (12.5, -6.5, 1.7), (6.4, 0, 1.6), 30, at=(0.62, 0.42), heading=-58)
render()
