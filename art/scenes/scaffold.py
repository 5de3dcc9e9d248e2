"""Execution: an arch rises within its scaffolding; a treadwheel crane lifts the orange block to its place."""
from legatus import *

new_scene()
stone, timber, rope = limestone(), plaster('#9A6238'), plaster('#5A3A28')
ground(plaster('sand'))
box(-150, 150, 9, 10, 0, 90, plaster('#4F7C84'), 0)
# The arch, standing as far as its shoulders.
R, R2, SPRING, N = 2.5, 3.7, 5.0, 13
for side in (-1, 1):
    x0, x1 = sorted((side * R, side * R2))
    for k in range(5):
        box(x0, x1, -0.8, 0.8, k + 0.006, k + 0.994, stone, 0.025)
    box(x0 - 0.12, x1 + 0.12, -0.92, 0.92, SPRING, SPRING + 0.25, stone, 0.03)
voussoirs(N, R, R2, 1.6, lambda i: stone, skip=(5, 6, 7, 8), at=(0, 0, SPRING + 0.25))
# The centring that carries it, and the scaffold round it.
extrude(arc(0, SPRING + .25, R - .06, 0, pi) + arc(0, SPRING + .25, R - .32, pi, 0), [], 1.2, timber, 0.02)
for a in (30, 60, 90, 120, 150):
    rod((0, 0, SPRING + .3), (cos(radians(a)) * (R - .3), 0, SPRING + .25 + sin(radians(a)) * (R - .3)), 0.07, timber)
box(-R, R, -0.6, 0.6, SPRING + 0.1, SPRING + .3, timber)
xs, ys, decks = (-5.2, -3.95, 3.95, 5.2), (-1.5, 1.5), (2.4, 4.8, 7.2)
for x in xs:
    for y in ys:
        rod((x, y, 0), (x, y, 9.6 if abs(x) > 5 else 8.6), 0.075, timber)
for z in decks:
    for side in (-1, 1):
        a, b = sorted((side * 3.8, side * 5.4))
        box(a, b, -1.65, 1.65, z, z + 0.09, timber, 0.01)
        for y in ys:
            rod((side * 3.7, y, z - .06), (side * 5.5, y, z - .06), 0.06, timber)
for side in (-1, 1):
    for z0, z1 in zip((0, *decks), decks):
        rod((side * 3.95, -1.56, z0 + .1), (side * 5.2, -1.56, z1), 0.05, timber)
for y in ys:
    rod((-5.6, y, 8.3), (5.6, y, 8.3), 0.075, timber)
# The crane: treadwheel, jib, rope, block.
HUB, TIP = (9.6, 0.4, 2.6), (1.1, 0.0, 12.2)
for y in (-0.55, 1.35):
    ring((HUB[0], y, HUB[2]), 2.2, 0.11, timber, (0, 1, 0))
    for k in range(8):
        a = k * pi / 4
        rod((HUB[0], y, HUB[2]), (HUB[0] + 2.2 * cos(a), y, HUB[2] + 2.2 * sin(a)), 0.05, timber)
for k in range(32):
    a = k * pi / 16
    block((HUB[0] + 2.2 * cos(a), HUB[1], HUB[2] + 2.2 * sin(a) - .05), (.1, 1.8, .1), timber, 0.01)
rod((HUB[0], -1.2, HUB[2]), (HUB[0], 2.0, HUB[2]), 0.2, plaster('slate'))
for y in (-0.95, 1.75):
    rod((HUB[0] - 2.3, y, 0), (HUB[0], y, HUB[2] + 0.1), 0.13, timber, square=True)
    rod((HUB[0] + 2.3, y, 0), (HUB[0], y, HUB[2] + 0.1), 0.13, timber, square=True)
    rod((7.4, y, 0), TIP, 0.15, timber, square=True)
    rod((12.6, y, 0), (7.0, y * .5, 5.2), 0.05, rope)
box(5.4, 12.8, -1.3, 2.1, 0, 0.22, timber, 0.03)
disc((TIP[0], 0.0, TIP[2]), 0.36, 0.3, plaster('slate'))
rod((HUB[0] - .15, .0, HUB[2] + .2), (TIP[0] + .3, 0.0, TIP[2] + .15), 0.035, rope)
rod((TIP[0] - .36, 0, TIP[2]), (TIP[0] - .36, 0, 10.6), 0.04, rope)
with assembly((TIP[0] - .36, 0, 9.3)):
    voussoirs(1, R, R2, 1.6, lambda i: plaster('orange'), start=radians(90 - 14), end=radians(90 + 14), at=(0, 0, -R))
    for sx in (-.6, .6):
        rod((sx, -.82, 1.2), (0, 0, 1.9), 0.03, rope)
figure(HUB[0], 0.4, 0.55, 1.75, plaster('slate'))
figure(-4.6, -0.3, 4.9, 1.75, plaster('slate'))
figure(-6.9, -2.6, 0, 1.75, plaster('orange'))
afternoon(30, 226, 4.7)
shot('scaffold', CARD, (-3.5, -32, 4.0), (2.6, 0, 6.0), 42, at=(0.5, 0.5), heading=8)
shot('scaffold_hero', HERO, (-5, -38, 4.0), (2.6, 0, 6.0), 31, at=(0.735, 0.5), heading=0)
shot('scaffold_panorama', (2880, 720), (-7, -17, 8.4), (0.75, 0, 8.9), 40, at=(0.6, 0.48), heading=20)
render()
