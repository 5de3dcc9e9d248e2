"""Testimonial, logistics: crates and amphorae on a two-wheeled cart."""
from legatus import *

new_scene()
timber, dark, clay = plaster('#C08A52'), plaster('#8A5530'), plaster('#E9DCC6')
ground(plaster('sand'))
box(-60, 60, 2.6, 3.4, 0, 40, plaster('#B4573A'), 0)
DECK = 1.15
box(-2.3, 2.0, -1.0, 1.0, DECK, DECK + .16, dark, 0.03)
for y in (-0.85, 0.85):
    rod((1.9, y, DECK + .08), (3.7, y * .45, .35), 0.07, dark, square=True)
rod((3.62, -.5, .42), (3.62, .5, .42), .07, dark)
for y in (-1.2, 1.2):
    ring((-0.2, y, 1.0), .9, .1, dark, (0, 1, 0))
    disc((-0.2, y, 1.0), .2, .3, plaster('orange') if y < 0 else dark)
    for k in range(8):
        a = k * pi / 4 + .2
        rod((-0.2, y, 1.0), (-0.2 + .9 * cos(a), y, 1.0 + .9 * sin(a)), .055, dark)
rod((-0.2, -1.2, 1.0), (-0.2, 1.2, 1.0), .09, dark)


def crate(x, y, z, w, h, material):
    box(x - w / 2, x + w / 2, y - w / 2, y + w / 2, z, z + h, material, 0.02)
    for k in (0, 1):
        zz = z + .06 + k * (h - .24)
        box(x - w / 2 - .04, x + w / 2 + .04, y - w / 2 - .04, y + w / 2 + .04, zz, zz + .13, dark, 0.01)


crate(-1.55, -.1, DECK + .16, 1.25, 1.1, timber)
crate(-1.5, 0.0, DECK + 1.26, 1.0, .85, plaster('#E9B25C'))
crate(-0.25, 0.25, DECK + .16, 1.05, .95, plaster('#D9A468'))
amphora(.75, -.2, DECK + .14, 1.95, clay)
amphora(1.5, .25, DECK + .14, 1.7, plaster('#D77A4A'))
figure(-3.1, -1.4, 0, 1.5, plaster('slate'))
afternoon(31, 226, 4.8)
shot('crate', SQUARE, (-1.8, -15, 2.0), (0.25, 0, 1.9), 66, at=(0.5, 0.46), heading=7)
render()
