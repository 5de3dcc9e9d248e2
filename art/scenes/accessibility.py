"""Accessibility: a stair and, as wide and as worthy, an orange ramp lead side by side to the same open gate."""
from legatus import *

new_scene()
stone, paving, orange, bronze, slate = limestone(), plaster('#DFCDB0'), plaster('orange'), plaster('#B07A3A'), plaster('slate')
ground(plaster('sand'))
RISE, LANE, RUN, STEPS, TREAD = 1.4, 4.0, 16.4, 10, .5
# The wall and the gate in it, the evening beyond.
screen(-150, 150, 40, [(0, 5.0, RISE + 3.8)], 1.6, plaster('#2F6076'), (0, 4.4, 0)).visible_shadow = False
voussoirs(15, 2.5, 3.35, .5, lambda i: stone, at=(0, 3.5, RISE + 3.8))
for x in (-2.93, 2.93):
    box(x - .43, x + .43, 3.25, 3.75, RISE, RISE + 3.8, stone)
    box(x - .55, x + .55, 3.15, 3.85, RISE + 3.65, RISE + 3.9, stone)
box(-2.5, 2.5, 3.5, 5.3, 0, RISE, stone, 0)
box(-40, 40, 5.25, 60, RISE - .2, RISE, plaster('#E3B877'), 0)
for x, y, size in ((-2.2, 26, 1.5), (-.6, 30, 1.2), (9.0, 30, 1.6)):
    cypress(x, y, RISE, size)
box(-60, 60, 40, 41, 0, 40, plaster('#F0B23C'), 0)
# The landing, the stair on the left, the ramp on the right.
box(-LANE - .35, LANE + .35, 0, 3.6, 0, RISE, stone, .02)
stairs(-LANE - .35, -.2, -STEPS * TREAD, STEPS, RISE / STEPS, TREAD, stone)
for k in range(STEPS):       # nosings that can be seen
    y, z = (k - STEPS) * TREAD, (k + 1) * RISE / STEPS
    box(-LANE - .35, -.2, y + .01, y + .1, z - .02, z + .008, bronze, 0)


def wedge(x0, x1, lift, material):
    """A body whose top climbs toward +Y at the ramp's slope, higher than it by `lift`."""
    points = [(-RUN, 0), (0, 0), (0, RISE + lift), (-RUN, lift)]
    vertices = [(x, y, z) for x in (x0, x1) for y, z in points]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7)] + [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]
    return soften_edges(add_mesh('wedge', vertices, faces, material), .02)


wedge(.1, LANE, .02, orange)
for x in (-.2, LANE):
    wedge(x, x + .35, .22, stone)


def rail(x, path):
    """A bronze handrail along points (y, z of the floor), on posts."""
    for (y0, z0), (y1, z1) in zip(path, path[1:]):
        rod((x, y0, z0 + 1), (x, y1, z1 + 1), .05, bronze, 16)
    for y, z in path:
        rod((x, y, z), (x, y, z + 1), .04, bronze, 16)
        sphere(x, y, z + 1, .06, bronze, 16)


slope = [(-RUN * k / 8 - .1, RISE * (1 - k / 8) + .22) for k in range(9)]
slope[-1] = (-RUN + .2, .24)
rail(-.03, slope)
rail(LANE + .17, slope)
rail(-LANE - .15, [(-STEPS * TREAD * k / 3 - (.1 if k == 0 else -.25), RISE * (1 - k / 3) + (0 if k == 0 else .14)) for k in range(4)])
# Two on their way, side by side: one climbs, one rolls.
figure(-2.1, -2.76, RISE * .5, 1.85, slate)
with assembly((2.05, -5.2, RISE * (1 - 5.2 / RUN) + .03), tilt=5.2):
    for x in (-.42, .42):
        ring((x, 0, .5), .47, .045, bronze, (1, 0, 0), 64)
        for k in range(4):
            a = pi * k / 4
            rod((x, -.45 * cos(a), .5 - .45 * sin(a)), (x, .45 * cos(a), .5 + .45 * sin(a)), .016, bronze, 8)
    box(-.36, .36, -.3, .35, .42, .52, slate, .03)
    box(-.34, .34, -.36, -.28, .5, 1.0, slate, .03)
    lathe([(.26, .5), (.27, .6), (.23, .85), (.25, 1.05), (.22, 1.14), (.1, 1.22), (.06, 1.26)], slate, 48)
    sphere(0, 0, 1.4, .135, slate, 48)
    box(-.24, .24, .2, .62, .5, .72, slate, .1)
    box(-.22, .22, .5, .72, .12, .6, slate, .08)
    for x in (-.28, .28):
        ring((x, .55, .12), .1, .03, bronze, (1, 0, 0), 32)
afternoon(30, 203, 4.9)
shot('accessibility_hero', HERO, (-3, -56, 8.7), (0, 0, 3.4), 46, at=(0.735, 0.575), heading=0)
shot('accessibility', CARD, (-17, -40, 8.5), (1.2, -3, 3.4), 52, at=(0.5, 0.53))
render()
