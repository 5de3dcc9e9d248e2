"""Why coaching: the last arch of an aqueduct is being set; those who come after will walk over it."""
from legatus import *

new_scene()
stone, timber, orange = limestone(), plaster('#8A5530'), plaster('orange')
BAY, R, SPRING, TOP, DEPTH = 7.2, 2.75, 6.6, 10.6, 2.6


ground(plaster('#5E8790'), z=-0.4)                # the river
# Banks left and right.
box(-200, -19, -6, 60, -2, 0.6, plaster('sand'), 0.2)
box(17.5, 200, -6, 60, -2, 0.6, plaster('sand'), 0.2)
box(-250, 900, 90, 91, -2, 150, plaster('#E3AE6A'), 0)


def pier(x):
    box(x - .85, x + .85, -DEPTH / 2, DEPTH / 2, -1, SPRING, stone, 0.03)
    box(x - 1.15, x + 1.15, -DEPTH / 2 - .3, DEPTH / 2 + .3, -1, .9, stone, 0.03)
    box(x - 1.0, x + 1.0, -DEPTH / 2 - .15, DEPTH / 2 + .15, SPRING - .3, SPRING, stone, 0.02)


def span(cx):
    """A finished bay: spandrels over the arch, and the channel with its parapet."""
    x0, x1 = cx - BAY / 2, cx + BAY / 2
    outline = [(x0, SPRING)] + arc(cx, SPRING, R, pi, 0) + [(x1, SPRING), (x1, TOP), (x0, TOP)]
    extrude(outline, [], DEPTH - .2, stone, 0.02)
    voussoirs(17, R, R + .65, DEPTH + .1, lambda i: stone, at=(cx, 0, SPRING))
    box(x0, x1, -DEPTH / 2 - .2, DEPTH / 2 + .2, TOP, TOP + .4, stone)
    box(x0, x1, -DEPTH / 2, -DEPTH / 2 + .4, TOP + .4, TOP + 1.1, stone)


for x in [-BAY / 2 + k * BAY for k in range(-13, 14)]:
    pier(x)
for k in range(-13, 14):
    if k:
        span(k * BAY)
# The last arch on its centring: one stone, the orange one, is still to come down.
voussoirs(17, R, R + .65, DEPTH + .1, lambda i: orange if i == 8 else stone, at=(0, 0, SPRING), skip=(8,))
extrude(arc(0, SPRING, R - .06, 0, pi) + arc(0, SPRING, R - .34, pi, 0), [], 1.6, timber, 0.02)
for a in (30, 60, 90, 120, 150):
    rod((0, 0, SPRING), (cos(radians(a)) * (R - .3), 0, SPRING + sin(radians(a)) * (R - .3)), .09, timber, square=True)
box(-R, R, -.9, .9, SPRING - .12, SPRING + .12, timber, .03)
with assembly((0, 0, SPRING + 2.1)):
    voussoirs(17, R, R + .9, DEPTH + .3, lambda i: orange, skip=[i for i in range(17) if i != 8])
for y in (-1.2, 1.2):
    rod((-4.1, y, TOP + .4), (0, 0, TOP + 5.2), .1, timber, square=True)
    rod((4.1, y, TOP + .4), (0, 0, TOP + 5.2), .1, timber, square=True)
rod((0, 0, TOP + 5.2), (0, 0, SPRING + 2.1 + R + .85), .05, plaster('slate'))
disc((0, -.2, TOP + 5.1), .3, .3, plaster('slate'))
figure(-5.4, -.2, TOP + .4, 1.9, plaster('slate'))
figure(5.0, -.2, TOP + .4, 1.9, orange)
sun(30, 226, 4.7, '#FFD6A6', 0.6)
sky(WARM_WALL, fill='#8FA9C8', fill_strength=0.75)
shot('bridge', CARD, (-6.5, -33, 1.8), (0.0, 0, 8.0), 42, at=(0.52, 0.47), heading=10)
shot('bridge_hero', HERO, (-6, -40, 1.8), (0, 0, 8.2), 29, at=(0.72, 0.44), heading=6)
shot('bridge_panorama', (1920, 480), (-30, -17, 7.6), (0.0, 0, 9.4), 30, at=(0.56, 0.5), heading=38)
render()
