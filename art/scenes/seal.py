"""Privacy: a closed chest under a round orange seal."""
from legatus import *

new_scene()
stone, wood, dark, bronze = limestone(), plaster('#9A5C34'), plaster('#6E3423'), plaster('#D79A34')
ground(plaster('sand'))
box(-150, 150, 4.8, 5.6, 0, 70, plaster('#5E7F78'), 0)
box(-4.6, 4.6, -2.4, 2.6, 0, .4, stone, .03)
box(-4.1, 4.1, -1.9, 2.3, .4, .8, stone, .03)
W, D, H, Z = 3.2, 1.5, 2.7, 1.1
box(-W, W, -D, D, Z, Z + H, wood, .03)
for x in (-W + .35, W - .35):
    box(x - .4, x + .4, -D + .1, -D + .8, .8, Z + .1, dark, .03)
    box(x - .4, x + .4, D - .8, D - .1, .8, Z + .1, dark, .03)
# The barrel lid.
lid = [(-D - .06, 0)] + [(-(D + .06) * cos(pi * k / 32), 1.15 * sin(pi * k / 32)) for k in range(1, 32)] + [(D + .06, 0)]
with assembly((0, 0, Z + H + .05), turn=90):
    extrude(lid[::-1], [], 2 * W + .12, wood, .03)
    for x in (-W + .55, W - .55):
        band = [(-(D + .12) * cos(pi * k / 32), 1.22 * sin(pi * k / 32)) for k in range(33)]
        extrude(band[::-1], [], .5, bronze, .01, at=(0, x, 0))
for x in (-W + .55, W - .55):
    box(x - .25, x + .25, -D - .06, D + .06, Z - .01, Z + H, bronze, .01)
box(-W - .05, W + .05, -D - .07, D + .07, Z, Z + .3, dark, .02)
box(-W - .05, W + .05, -D - .07, D + .07, Z + H - .26, Z + H + .02, dark, .02)
for x in (-W + .55, W - .55):
    for z in (Z + .15, Z + .9, Z + 1.8, Z + H - .12):
        sphere(x, -D - .1, z, .1, dark, 24)
# Ribbon and seal over the joint of lid and chest.
for dx, turn in ((-.35, 11), (.35, -11)):
    with assembly((dx * .5, -D - .12 - (.07 if dx > 0 else 0), Z + H - .25), lean=turn):
        extrude([(-.24, -1.75), (0, -1.5), (.24, -1.75), (.24, 0), (-.24, 0)], [], .06, plaster('#F3E6CC'), .005)
disc((0, -D - .22, Z + H - .2), .86, .26, plaster('orange'), edge=.08)
ring((0, -D - .36, Z + H - .2), .62, .05, plaster('orange'), (0, 1, 0))
wreath((0, -D - .38, Z + H - .2), .36, plaster('#F6C25A'), None, 8, 30)
figure(-5.9, -2.4, 0, 1.75, plaster('slate'))
afternoon(30, 226, 4.8)
shot('seal_hero', HERO, (-5, -27, 2.8), (0, 0, 2.9), 36, at=(0.745, 0.45), heading=0)
render()
