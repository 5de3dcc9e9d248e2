"""Coaching: on a stair, the elder hands a yellow torch up to the younger."""
from legatus import *

new_scene()
stone = limestone()
ground(plaster('sand'))
box(-150, 150, 5.2, 6.0, 0, 70, plaster('#2C4656'), 0)
# The stair climbs to the right, out of the picture.
RUN, RISE, X0 = 1.25, .52, -4.6
for k in range(14):
    box(X0 + k * RUN, 30, -1.7, 2.6, k * RISE, (k + 1) * RISE, stone, .025)


def person(step, y, height, material, hand):
    x, z = X0 + (step + .5) * RUN, (step + 1) * RISE
    figure(x, y, z, height, material)
    shoulder = (x, y - .12 * height, z + height * .74)
    rod(shoulder, hand, .058 * height, material, 32)
    sphere(*shoulder, .075 * height, material, 32)
    sphere(*hand, .07 * height, material, 32)


low, high = (-.26, -.75, 3.78), (-.09, -.75, 4.46)
person(2, -.5, 2.7, plaster('#E3D5C0'), low)
person(4, -.5, 2.35, plaster('orange'), high)
# The torch: a slender cone of bronze, a cup, a golden flame.
with assembly((-.45, -.75, 3.0), lean=14):
    lathe([(.03, 0), (.1, .15), (.12, 1.9), (.16, 2.2), (.34, 2.6), (.36, 2.72), (.3, 2.74)], plaster('#B9762E'), 64)
    lathe([(.24, 2.7), (.4, 3.0), (.42, 3.25), (.34, 3.6), (.2, 3.95), (.08, 4.25), (.01, 4.42)], glow('laurel', .9), 96, crease=80)
afternoon(30, 226, 4.8)
shot('relay_hero', HERO, (-5, -28, 3.0), (0, 0, 4.0), 40, at=(0.735, 0.5), heading=0)
render()
