"""Public help: through an orange sluice the city's aqueduct gives of its water, free of charge, to whoever comes with a jug."""
from legatus import *

new_scene()
stone, orange, timber, water = limestone(), plaster('orange'), plaster('#9A6238'), plaster('#7FB9CC')
foam = plaster('#CFE8EA')
ground(plaster('sand'))
box(-150, 150, 7.0, 7.8, 0, 70, plaster('#3A5F52'), 0)
# The aqueduct comes from the right.
BAY, TOP, X0 = 3.5, 5.7, .2
screen(X0, 30, TOP, [(X0 + .6 + BAY * (k + .5), BAY - 1.1, 3.5) for k in range(6)], 1.7, stone, (0, .9, 0), .03)
for k in range(7):
    x = X0 + .6 + BAY * k
    box(x - .63, x + .63, -.02, 1.82, 3.38, 3.6, stone, .02)
    box(x - .63, x + .63, -.02, 1.82, 0, .35, stone, .02)
for k in range(3):
    voussoirs(13, (BAY - 1.1) / 2, (BAY - 1.1) / 2 + .42, .12, lambda i: plaster('#DDC9A8'), at=(X0 + .6 + BAY * (k + .5), .03, 3.5), edge=.015)
box(X0, 30, -.1, 1.9, TOP, TOP + .22, stone, .03)
box(X0, 30, -.0, 1.8, TOP + .22, TOP + .8, stone, .03)
box(X0, 30, -.12, 1.92, TOP + .8, TOP + .98, stone, .03)
# Its water house, with an opening in the front.
A, B, CX, FRONT = -3.7, .5, -1.6, -1.0
HOLE, SILL, HEAD = .85, 4.1, 5.5
extrude([(A, 0), (B, 0), (B, 7.0), (A, 7.0)], [[(CX - HOLE, SILL), (CX + HOLE, SILL), (CX + HOLE, HEAD), (CX - HOLE, HEAD)]], .9, stone, .03,
        at=(0, FRONT + .45, 0))
box(A + .02, B - .02, FRONT + .88, 2.4, 0, 7.0, stone, .03)
box(A - .12, B + .12, FRONT - .12, 2.5, 7.0, 7.2, stone, .03)
box(A - .25, B + .25, FRONT - .25, 2.6, 7.2, 7.42, stone, .03)
box(A - .15, B + .15, FRONT - .15, 2.5, 0, .4, stone, .03)
box(CX - HOLE, CX + HOLE, FRONT + .1, FRONT + 1, SILL, SILL + .62, water, 0)
# The sluice: two grooved posts, a beam, the orange gate drawn up on its screw.
for side in (-1, 1):
    x = CX + side * (HOLE + .16)
    box(x - .16, x + .16, FRONT - .34, FRONT + .02, SILL - .3, 7.75, timber, .02)
box(CX - HOLE - .6, CX + HOLE + .6, FRONT - .42, FRONT + .06, 7.75, 8.0, timber, .02)
box(CX - HOLE, CX + HOLE, FRONT - .24, FRONT - .06, SILL + .78, SILL + 2.5, orange, .02)
for z in (SILL + 1.1, SILL + 2.15):
    box(CX - HOLE + .06, CX + HOLE - .06, FRONT - .31, FRONT - .2, z - .1, z + .1, plaster('#C2481A'), .02)
rod((CX, FRONT - .16, SILL + 2.4), (CX, FRONT - .16, 8.45), .07, timber, 20)
ring((CX, FRONT - .16, 8.3), .42, .055, timber)
rod((CX - .42, FRONT - .16, 8.3), (CX + .42, FRONT - .16, 8.3), .04, timber, 12)
# A lip, and the water's fall in strands into the basin.
box(CX - HOLE - .1, CX + HOLE + .1, FRONT - .55, FRONT + .05, SILL - .28, SILL, stone, .03)
BY, LEVEL = -3.0, 1.62
STRANDS = 9
for k in range(STRANDS):
    def strand(u, v, k=k):
        t = min(1, v * 1.05)
        y = FRONT + .2 - 1.75 * t
        z = SILL + .5 - .25 * t - (SILL + .25 - LEVEL) * max(0, (t - .2) / .8) ** 2
        width = 2 * HOLE / STRANDS * (1 - .12 * t)
        x = CX + (k - (STRANDS - 1) / 2 + (u - .5) * 1.02) * width
        return (x, y - .07 * sin(pi * u), z + .03 * sin(pi * u))
    surface(10, 50, strand, foam if k % 2 else plaster('#A9D5DE'), thickness=.12, crease=60)
lathe([(1.0, 0), (1.05, .12), (.8, .3), (.66, .55), (.74, .72), (1.5, .92), (2.25, 1.25), (2.5, 1.58), (2.55, 1.75), (2.32, 1.75), (2.2, 1.5), (.1, 1.4)],
      stone, 240, at=(CX, BY, 0), crease=30)
lathe([(.02, LEVEL), (2.3, LEVEL + .01)], water, 128, at=(CX, BY, 0))
for r in (1.15, 1.6):
    ring((CX, BY + .25, LEVEL + .02), r, .03, foam, (0, 0, 1), 96)
cylinder(CX, BY, -.1, 2.7, .24, stone, 160, .03)
figure(-6.1, -3.2, 0, 1.75, plaster('slate'))
amphora(-5.25, -3.3, 0, 1.25, plaster('#C9764A'))
afternoon(30, 226, 4.8)
shot('subsidies_hero', HERO, (-5, -28, 3.0), (0, 0, 4.2), 29.6, at=(0.755, 0.52), heading=0)
render()
