"""Succession in numbers: an abacus as large as a house; the beads that count are orange."""
from legatus import *

new_scene()
stone, bronze, ink, bead = limestone(), plaster('bronze'), plaster('#26343F'), plaster('#EADCC4')
ground(plaster('sand'))
box(-150, 150, 4.6, 5.4, 0, 70, plaster('#E0A23C'), 0)
RODS, PITCH, FOOT = 9, 1.2, .6
LOW, BEAM, HIGH = FOOT + .5, FOOT + 4.55, FOOT + 6.5         # clear heights between the frame's members
half = RODS * PITCH / 2 + .15
box(-half - 1.0, half + 1.0, -1.5, 2.4, 0, .3, stone, .03)
box(-half - .78, half + .78, -1.1, 2.4, .3, FOOT, stone, .03)
box(-half, half, .35, .6, LOW, HIGH, ink, 0)
for s in (-1, 1):
    a, b = sorted((s * half, s * (half + .55)))
    box(a, b, -.6, .6, FOOT, HIGH + .5, stone, .04)
for z0, z1 in ((FOOT, LOW), (HIGH, HIGH + .5)):
    box(-half, half, -.6, .6, z0, z1, stone, .03)
box(-half, half, -.5, .5, BEAM, BEAM + .3, stone, .03)
box(-half - .75, half + .75, -.8, .8, HIGH + .5, HIGH + .75, stone, .03)
B, R = .74, .54                      # a bead's height and radius


def place(x, z, counts):
    material = plaster('orange') if counts else bead
    lathe([(.14, .01), (.22, .03), (R - .04, B / 2 - .05), (R, B / 2 - .01), (R, B / 2 + .01), (R - .04, B / 2 + .05), (.22, B - .03), (.14, B - .01)],
          material, 64, at=(x, -.12, z), crease=30)


for k, digit in enumerate((1, 2, 3, 4, 5, 6, 7, 8, 9)):
    x = (k - (RODS - 1) / 2) * PITCH
    rod((x, -.12, LOW), (x, -.12, HIGH), .09, bronze, 24)
    place(x, BEAM + .3 if digit >= 5 else HIGH - B, digit >= 5)
    ones = digit % 5
    for n in range(4):
        place(x, BEAM - (n + 1) * B if n < ones else LOW + (3 - n) * B, n < ones)
figure(-half - 1.6, -2.1, 0, 1.75, plaster('slate'))
afternoon(29, 226, 4.8)
shot('abacus_hero', HERO, (-5, -28, 3.0), (0, 0, 3.95), 32, at=(0.757, 0.5), heading=0)
render()
