"""What is a legatus: the commander's standard is planted before the gate."""
from legatus import *

new_scene()
stone, bronze, orange = limestone(), plaster('#D79A34'), plaster('orange')
ground(plaster('sand'))
# The gate: one wall of dark pigment, open to the sky beyond, with pale voussoirs.
wall = plaster('#7A3626')
screen(-120, 120, 30, [(0, 5.2, 5.0)], 2.4, wall, (0, 6, 0))
voussoirs(15, 2.62, 3.5, 0.3, lambda i: stone, at=(0, 4.78, 5.0))
for x in (-3.05, 3.05):
    box(x - .44, x + .44, 4.6, 7.2, 0, 5.0, stone)
    box(x - .54, x + .54, 4.5, 7.3, 4.78, 5.05, stone)

# The standard: staff, roundels, cross-bar with the orange banner, a wreath on top.
SX, SY = -0.2, 0.6
cylinder(SX, SY, 0, .85, .3, stone, 96)
cylinder(SX, SY, .3, .5, .25, stone, 96)
rod((SX, SY, .5), (SX, SY, 9.3), .10, plaster('timber'))
for z, r in ((2.2, .38), (3.15, .46)):
    disc((SX, SY - .16, z), r, .14, bronze)
    disc((SX, SY - .24, z), r * .5, .1, stone)
rod((SX - 1.5, SY, 7.3), (SX + 1.5, SY, 7.3), .08, bronze)
for s in (-1.55, 1.55):
    sphere(SX + s, SY, 7.3, .16, bronze, 48)
surface(80, 60, lambda u, v: (SX - 1.25 + 2.5 * u, SY - .2 - .14 * sin(u * 10.5 + .6) * (1 - v * .75) - .10 * (1 - v),
                             4.2 + 3.05 * v), orange, thickness=.05)
for k in range(9):
    rod((SX - 1.2 + k * .3, SY - .3, 3.95), (SX - 1.2 + k * .3, SY - .3, 4.22), .05, bronze, 12)
disc((SX, SY - .42, 5.75), .55, .06, plaster('laurel'))
wreath((SX, SY, 9.9), .62, bronze, None, 11, 30)
# The commander, and his men at a distance.
figure(3.2, -1.8, 0, 2.0, plaster('slate'))
for i in range(4):
    figure(6.0 + i * 1.1, 2.0, 0, 1.75, plaster('bone'))
afternoon(29, 228, 4.7, backdrop=[(0, '#F2BE62'), (0.3, '#EFAF48')])
shot('standard', CARD, (-2.4, -21, 2.0), (0.6, 0, 5.1), 45, at=(0.5, 0.49), heading=4)
shot('standard_hero', HERO, (-4, -24, 2.0), (0.6, 0, 5.4), 25.5, at=(0.735, 0.51), heading=0)
shot('standard_panorama', (1920, 480), (9, -16, 1.7), (4.6, 0, 2.0), 44, at=(0.5, 0.52), heading=-14)
render()
