"""Small and large business: a small house beside a great basilica, under the same sun."""
from legatus import *

new_scene()
stone, roof = limestone(), plaster('#C4623F')
ground(plaster('sand'))
box(-200, 200, 34, 35, 0, 120, plaster('#7F9A96'), 0)
# The house: one room, one door, a garden of two cypresses.
with assembly((-9.5, 1.0, 0)):
    screen(-2.3, 2.3, 2.9, [(-0.3, 1.15, 1.55)], 0.3, stone, (0, 0, 0))
    box(-2.3, -2.0, 0, 4.2, 0, 2.9, stone)
    box(2.0, 2.3, 0, 4.2, 0, 2.9, stone)
    box(-2.3, 2.3, 4.0, 4.3, 0, 2.9, stone)
    box(-1.2, 0.6, 0.16, 0.3, 0, 2.4, plaster('orange'), 0)
    box(1.1, 1.65, -.2, 0.0, 1.35, 2.0, plaster('slate'), 0.02)
    gable(-2.3, 2.3, 2.9, 1.35, 4.9, roof, 2.1, eaves=.35)
    box(-1.75, -1.25, 2.2, 2.7, 3.3, 4.6, stone)
cypress(-12.7, 2.0, 0, 1.0)
cypress(-13.6, 3.4, 0, 0.85)
stone_pine(-5.6, 4.6, 0, 1.3)
# The basilica: nave and aisles, arches upon arches.
with assembly((6.5, 6.0, 0)):
    for z, h, w, spring, arch in ((0, 7.2, 19, 4.0, 2.5), (7.5, 6.2, 12.6, 3.2, 2.1)):
        count = 5 if z == 0 else 3
        pitch = 3.5
        with assembly((0, 0, z)):
            screen(-w / 2, w / 2, h, [((i - (count - 1) / 2) * pitch, arch, spring) for i in range(count)], 1.2, stone)
            box(-w / 2 - .25, w / 2 + .25, -.85, .85, h, h + .35, stone)
            for i in range(count + 1):
                column((i - count / 2) * pitch, -0.75, h, 0.34, stone, fluted=False)
    for side in (-1, 1):
        x0, x1 = sorted((side * 9.5, side * 8.7))
        box(x0, x1, 0.5, 18, 0, 7.5, stone)
        extrude([(side * 9.5, 7.55), (side * 6.3, 7.55), (side * 6.3, 10.2)], [], 18, roof, 0.02, at=(0, 9, 0))
        x0, x1 = sorted((side * 6.3, side * 5.6))
        box(x0, x1, 0.5, 17.6, 7.0, 14.05, stone)
    gable(-6.3, 6.3, 14.05, 3.4, 18, stone, 8.7, eaves=.5)
    disc((0, -0.45, 15.5), 0.8, 0.3, plaster('laurel'))
    box(-9.2, 9.2, 1.6, 2.2, 0, 7.4, plaster('#B9583A'), 0)
    box(-6.2, 6.2, 1.6, 2.2, 7, 14, plaster('#B9583A'), 0)
    box(-9.3, 9.3, 1.2, 18, 0, 0.3, stone, 0)
    stairs(-10, 10, -3.2, 5, 0.2, 0.5, stone)
figure(-6.6, -1.6, 0, 1.75, plaster('slate'))
figure(6.2, -2.6, 0, 1.75, plaster('orange'))
sun(30, 224, 4.7, '#FFD6A6', 0.6)
sky(WARM_WALL, fill='#8FA9C8', fill_strength=0.75)
shot('house', CARD, (-11, -15, 2.0), (-9.2, 1, 2.2), 50, at=(0.40, 0.46), heading=7)
shot('basilica', CARD, (-6, -40, 3.0), (2.5, 4, 7.6), 42, at=(0.53, 0.5), heading=7)
shot('house_hero', HERO, (-13, -20, 2.0), (-9.5, 1, 2.2), 30, at=(0.72, 0.42), heading=0)
shot('basilica_hero', HERO, (-14, -44, 3.0), (2.5, 4, 7.6), 27, at=(0.742, 0.5), heading=0)
render()
