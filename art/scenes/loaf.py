"""Testimonial, food: a round loaf and an oil jar on a table."""
from legatus import *

new_scene()
stone, crust = limestone(), plaster('#C47A3A')
ground(plaster('sand'))
box(-60, 60, 2.6, 3.4, 0, 40, plaster('#E2A23E'), 0)
box(-2.7, 2.7, -1.2, 1.2, 1.35, 1.62, stone, 0.04)
for x in (-1.9, 1.9):
    box(x - .4, x + .4, -.9, .9, 0, 1.36, stone, 0.04)
# Panis quadratus: a flat round loaf, scored into eight wedges, as found in Pompeii.
R = 1.25


def crumb(u, v):
    """u runs round the loaf, v from its foot to its crown."""
    angle = 2 * pi * u
    cut = (1 - min(1, abs(sin(4 * angle)) * 2.4)) ** 2            # 1 in the bottom of a score, 0 between two
    if v > .25:
        waist = 1 - 0.06 * exp(-((v - .36) / .07) ** 2)           # where the baker tied a string
        radius = R * cos(pi / 2 * (v - .25) / .75) ** 0.62 * waist
    else:
        radius = R * (0.86 + .14 * sin(pi / 2 * v / .25))
    radius = max(.002, radius) * (1 - 0.05 * cut)
    height = 0.84 * sin(pi * v / 2) ** 0.8 * (1 - 0.34 * cut if v > .2 else 1)
    return (radius * cos(angle), radius * sin(angle), height)


with assembly((-.75, -.2, 1.62), turn=12):
    surface(321, 70, crumb, crust)
amphora(1.35, .1, 1.60, 2.3, plaster('orange'))
for x, y, r in ((.55, -.8, .17), (.9, -.9, .15), (.68, -1.0, .13)):
    sphere(x, y, 1.62 + r, r, plaster('#6F7A45'))
figure(-3.3, -1.3, 0, 1.3, plaster('slate'))
afternoon(31, 226, 4.8)
shot('loaf', SQUARE, (-1.8, -15, 3.3), (-0.1, 0, 2.05), 70, at=(0.5, 0.46), heading=7)
render()
