"""The Keyence model: blocks that are all exactly alike, row by row, and the one gauge block that sets the measure."""
from legatus import *

new_scene()
stone, bronze = plaster('#D2BFA0'), plaster('#D79A34')
ground(plaster('sand'))
box(-150, 2000, 12, 13, 0, 80, plaster('#3B5566'), 0)
SIDE, PITCH = 1.3, 2.2
for row in range(4):
    for col in range(4):
        block((0.5 + col * PITCH, -1.6 + row * PITCH * 1.25, 0), (SIDE, SIDE, SIDE), stone, 0.03)
# The gauge block between the jaws of a caliper as tall as a man and a half.
X, Y, BEAM = -3.6, -1.6, 3.2
block((X, Y, 0), (SIDE, SIDE, SIDE), plaster('orange'), 0.03)
box(X - 1.3, X + 3.0, Y - .22, Y + .22, BEAM, BEAM + .55, bronze, 0.03)
for s in (-1, 1):
    inner, outer = SIDE / 2 + .015, SIDE / 2 + .62
    jaw = [(inner, .3), (inner + .16, .3), (outer, BEAM - .4), (outer, BEAM + .7), (inner, BEAM + .7)]
    extrude([(s * x, z) for x, z in jaw], [], .5, bronze, 0.03, at=(X, Y, 0))
for k in range(15):
    x = X + 1.4 + k * .105
    box(x - .016, x + .016, Y - .25, Y - .2, BEAM + .04, BEAM + (.36 if k % 5 == 0 else .22), plaster('slate'), 0)
figure(X - 2.6, Y - .6, 0, 1.75, plaster('slate'))
afternoon(25, 205, 4.7)
shot('mill', CARD, (-6.5, -22, 6.4), (.8, 0, 1.4), 46, at=(0.5, 0.48), heading=14)
shot('mill_hero', HERO, (-6, -27, 6.4), (.6, 0, 1.4), 30.5, at=(0.715, 0.43), heading=4)
shot('mill_panorama', (1920, 480), (-8.2, -7.0, 2.2), (-3.6, -1.6, 1.3), 27, at=(0.3, 0.46), heading=54)
render()
