"""Licences: five tablets of five trades, four of which bear their seal; before the last waits the orange one."""
from legatus import *

new_scene()
stone, orange, gold, dark = limestone(), plaster('orange'), plaster('#E3A33A'), plaster('#4A5868')
ground(plaster('sand'))
box(-150, 150, 5.0, 5.8, 0, 70, plaster('#4E6E86'), 0)
box(-7.1, 7.1, -1.5, 1.6, 0, .3, stone, .03)
box(-6.8, 6.8, -1.1, 1.3, .3, .6, stone, .03)
GAP, W, FACE, BASE = 2.65, 1.0, -.32, .6
EMBLEM, SEAL, ROUND = 4.55, 2.0, .66


def seal(material, ribbon, shade):
    """A rosette around the origin, facing -Y, with two ribbons."""
    points = []
    for i in range(72):
        a = 2 * pi * i / 72
        points.append(((ROUND + .05 * cos(12 * a)) * cos(a), (ROUND + .05 * cos(12 * a)) * sin(a)))
    if ribbon:
        for side in (-1, 1):
            with assembly((side * .2, .06, -.4), lean=-side * 12):
                extrude([(-.16, 0), (.16, 0), (.16, -.85), (0, -.7), (-.16, -.85)], [], .06, ribbon, .01)
    extrude(points, [], .2, material, .03)
    ring((0, -.1, 0), ROUND * .68, .045, shade, (0, 1, 0), 96)
    disc((0, -.1, 0), ROUND * .36, .12, shade, segments=64)


def wheel(x, z):
    ring((x, FACE, z), .6, .1, dark, (0, 1, 0), 96)
    disc((x, FACE, z), .16, .24, dark, segments=48)
    for k in range(4):
        a = pi * k / 4
        rod((x - .58 * cos(a), FACE, z - .58 * sin(a)), (x + .58 * cos(a), FACE, z + .58 * sin(a)), .055, dark, 16)


def hammer(x, z):
    with assembly((x, FACE, z), lean=32):
        box(-.085, .085, -.1, .1, -.78, .4, plaster('#9A6238'), .02)
        extrude([(-.5, .2), (.34, .2), (.62, .36), (.34, .62), (-.5, .62)], [], .3, dark, .03)


def jar(x, z):
    amphora(x, FACE + .05, z - .82, 1.66, plaster('#C9764A'))


def flame(x, z):
    def half(out, top):
        return [(out * sin(pi * t) * (1 - .45 * t) * (1 + .2 * sin(5 * t)), -.75 + top * t) for t in [k / 20 for k in range(21)]]
    for out, top, y, colour in ((.72, 1.6, 0, '#B4573A'), (.38, .95, -.12, '#E9A838')):
        right = half(out, top)
        extrude(right + [(-px * .9, pz) for px, pz in right[::-1][1:-1]], [], .22, plaster(colour), .02, at=(x, FACE + y, z))


def ear(x, z):
    rod((x, FACE, z - .85), (x, FACE, z + .7), .05, gold, 16)
    for k in range(5):
        for side in (-1, 1):
            with assembly((x + side * .04, FACE - .04, z - .28 + .22 * k), lean=side * 34):
                sphere(0, 0, .22, .2, gold, 32).scale = (.5, .5, 1.15)
    sphere(x, FACE - .04, z + .86, .2, gold, 32).scale = (.5, .5, 1.15)


for k, emblem in enumerate((wheel, jar, hammer, ear, flame)):
    x = (k - 2) * GAP
    box(x - W - .08, x + W + .08, -.45, .55, BASE, BASE + .24, stone, .02)
    extrude([(x - W, BASE), (x + W, BASE), (x + W, 5.0)] + arc(x, 5.0, W, 0, pi, 40)[1:-1] + [(x - W, 5.0)], [], .66, stone, .035)
    extrude([(x - W + .14, 3.3), (x + W - .14, 3.3), (x + W - .14, 5.0)] + arc(x, 5.0, W - .14, 0, pi, 40)[1:-1] + [(x - W + .14, 5.0)],
            [], .03, plaster('#D8C29C'), .005, at=(0, FACE - .01, 0))
    emblem(x, EMBLEM)
    if k == 3:
        disc((x, FACE - .02, SEAL), ROUND * 1.05, .05, plaster('#B99A72'), edge=.01)
        continue
    with assembly((x, FACE - .1, SEAL)):
        seal(plaster('#E9A838'), plaster('#C98A3A'), plaster('#C07F28'))
# The seal that waits: rolled up to the foot of its tablet.
with assembly((GAP * .98, -2.1, ROUND + .04), tilt=-10, scale=1.0):
    seal(orange, None, plaster('#B9421A'))
figure(GAP * .98 - 1.5, -2.4, 0, 1.75, plaster('slate'))
afternoon(32, 232, 4.8)
shot('licences_hero', HERO, (-5, -28, 2.8), (0, 0, 3.5), 33.5, at=(0.755, 0.535), heading=0)
render()
