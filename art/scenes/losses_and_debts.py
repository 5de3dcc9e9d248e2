"""Losses and debts: a house that has sunk on one side is raised out of the water with a long orange lever."""
from legatus import *

new_scene()
stone, orange, dark, rope = limestone(), plaster('orange'), plaster('slate'), plaster('#E6D3AE')
ground(plaster('#2F6272'))
# The quay that the lever rests on.
box(-60, -2.75, -2.6, 3.4, -3, .8, plaster('#D9C7A8'), .03)
box(-60, -2.6, -2.8, 3.6, .8, 1.05, stone, .03)
with assembly((2.7, .6, -.08), lean=-11):
    box(-3.9, 3.75, -2.7, 3.6, -1.6, .0, plaster('#D9C7A8'), .04)
    temple(6.2, 6.0, 4, stone, 3.0, 3, plaster('#7C97AE'), radius=.34)
Y = -.3
PIVOT, TIP = (-3.45, Y, 1.9), (-.1, Y, -.75)
SLOPE = (TIP[2] - PIVOT[2]) / (TIP[0] - PIVOT[0])


def along(x):
    return (x, Y, PIVOT[2] + SLOPE * (x - PIVOT[0]))


HEAD = along(-6.4)
rod(HEAD, TIP, .23, orange, square=True)
extrude([(-.75, 0), (.75, 0), (.12, .72), (-.12, .72)], [], 1.5, stone, .03, at=(-3.55, Y, 1.05))
box(-4.5, -2.65, Y - 1, Y + 1, 1.05, 1.2, stone, .03)


def puller(x, y, material, grip):
    figure(x, y, 1.05, 1.75, material)
    for side in (-.14, .14):
        rod((x + side, y - .1, 2.35), grip, .075, material, 24)
    sphere(*grip, .12, material, 24)


GRIP = along(-6.1)
for k in range(4):
    ring(along(-6.22 + .08 * k), .26, .05, rope, (1, 0, SLOPE), 64)
rod(GRIP, (GRIP[0], Y - .25, 1.35), .045, rope, 16)
puller(-6.55, Y - .25, plaster('bone'), (-6.12, Y - .25, 3.0))
puller(-5.62, Y - .15, plaster('#E3AE52'), (-6.08, Y - .25, 2.65))
sun(25, 222, 4.8, "#FFD2A0", .6)
sky([(0, "#F2C894", 1.05), (0.05, "#DDAE8E", .95), (0.16, "#8896A6", .85), (0.42, "#31506A", .8)], fill="#8FA9C8", fill_strength=.7)
shot('losses_and_debts_hero', HERO, (-5, -28, 2.6), (0, 0, 3.2), 33.3, at=(0.742, 0.49), heading=0)
render()
