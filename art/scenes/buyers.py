"""Choosing the buyer: five solids on pedestals before a wall with one opening in the shape of a house; only the orange one fits."""
from legatus import *

new_scene()
stone, orange = limestone(), plaster('orange')
ground(plaster('sand'))
box(-150, 150, 7.0, 7.8, 0, 70, plaster('#6B4058'), 0)
# The wall and its opening.
W, EAVES, PEAK, SILL = .98, 1.25, 2.15, 3.55
HOUSE = [(-W, 0), (W, 0), (W, EAVES), (0, PEAK), (-W, EAVES)]
box(-5.6, 5.6, -.2, 3.0, 0, .3, stone, .03)
box(-5.2, 5.2, .2, 2.6, .3, .6, stone, .03)
extrude([(-4.6, .6), (4.6, .6), (4.6, 6.9), (-4.6, 6.9)], [[(x, z + SILL) for x, z in HOUSE]], 1.3, stone, .03, at=(0, 1.5, 0))
box(-4.75, 4.75, .7, 2.3, 6.9, 7.06, stone, .02)
box(-4.9, 4.9, .55, 2.45, 7.06, 7.26, stone, .03)
box(-2.5, 2.5, 2.25, 2.35, SILL - .7, SILL + 3.3, glow('#F2B544', .45), 0)
# A frame around the opening.
big = [(-W - .3, -.3), (W + .3, -.3), (W + .3, EAVES + .14), (0, PEAK + .42), (-W - .3, EAVES + .14)]
extrude([(x, z + SILL) for x, z in big], [[(x, z + SILL) for x, z in HOUSE]], .3, plaster('#D9C3A0'), .02, at=(0, .78, 0))
# Five pedestals; on each a solid, the orange one of the opening's own shape.
Y, TOP = -2.2, 1.0
xs = [-5.0 + 2.5 * k for k in range(5)]
for x in xs:
    plinth(x, Y, 1.25, TOP, stone)
tones = dict(ball='#C98A3A', cube='#3F5F72', cone='#8E4A36', drum='#7F8F6E')
sphere(xs[0], Y, TOP + .76, .76, plaster(tones['ball']))
with assembly((xs[1], Y, TOP), turn=24):
    box(-.62, .62, -.62, .62, 0, 1.24, plaster(tones['cube']), .03)
with assembly((xs[3], Y, TOP), turn=0):
    lathe([(.78, 0), (.79, .03), (.02, 1.7), (.005, 1.71)], plaster(tones['cone']), 128)
cylinder(xs[4], Y, TOP, .66, 1.35, plaster(tones['drum']), edge=.03)
k = .8
extrude([(x * k, z * k) for x, z in HOUSE], [], 1.2, orange, .025, at=(xs[2], Y, TOP))
figure(-6.75, -2.6, 0, 1.75, plaster('slate'))
afternoon(30, 226, 4.8)
shot('buyers_hero', HERO, (-5, -28, 3.0), (0, 0, 3.9), 33.5, at=(0.75, 0.525), heading=0)
shot('buyers_panorama', (2880, 720), (-8.5, -9.5, 2.3), (-1.2, -2.2, 1.75), 38, at=(0.5, 0.5), heading=34)
render()
