"""M&A, hybrid strategy: two half arches of different stone; the orange keystone is about to join them."""
from legatus import *

new_scene()
left, right = limestone(scale=0.7), limestone('#D9A05A', scale=0.7)
ground(plaster('#D9BE93'))
COUNT, INNER, OUTER, SPRING = 13, 2.6, 4.0, 3.6
MIDDLE = COUNT // 2
voussoirs(COUNT, INNER, OUTER, 1.5, lambda i: right if i < MIDDLE else left, skip=(MIDDLE,), at=(0, 0, SPRING))
# The keystone, taller and prouder than its neighbours, waits above its place.
a, b = pi * MIDDLE / COUNT, pi * (MIDDLE + 1) / COUNT
extrude(arc(0, 1.3, OUTER + 0.42, a, b, 8) + arc(0, 1.3, INNER - 0.12, b, a, 8), [], 1.8, plaster('orange'), 0.03,
        at=(0, 0, SPRING))
for side, stone in ((-1, left), (1, right)):
    x0, x1 = sorted((side * INNER, side * OUTER))
    z = 0.0
    for height in (0.9, 0.9, 0.9, 0.62):
        box(x0, x1, -0.75, 0.75, z + 0.006, z + height - 0.006, stone, 0.025)
        z += height
    box(x0 - 0.12, x1 + 0.12, -0.87, 0.87, z, z + 0.26, stone, 0.03)
box(-120, 120, 5.2, 6.0, 0, 40, plaster('teal'), 0)
figure(-1.0, -0.6, 0, 1.75, plaster('orange'))
sun(30, 232, 4.6, '#FFD7AA', 0.7)
sky(WARM_WALL, fill='#8FA9C8', fill_strength=0.8)
level_shot('keystone', CARD, (-3.4, -24, 2.2), (-0.2, 0, 4.6), 50, shift=(0, 0.135))
shot('keystone_hero', HERO, (-5, -28, 2.2), (0.3, 0, 4.6), 29, at=(0.735, 0.5), heading=0)
render()
