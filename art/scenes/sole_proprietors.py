"""A sole proprietor's shop is handed on: in the morning the younger one draws its orange shutter up; the elder sets out."""
from legatus import *

new_scene()
stone, orange, timber, wall = limestone(), plaster('orange'), plaster('#8A5530'), plaster('#E6D2B4')
clay = [plaster(c) for c in ('#C9764A', '#E4CDA8', '#B4573A', '#D9A25A')]
ground(plaster('#D9C094'))
W, HEAD, TOP, DEEP = 2.75, 4.2, 5.3, 3.6
# Walls, floor, back.
box(-W - 1.0, -W, 0, DEEP, 0, TOP, wall, .03)
box(W, W + 1.0, 0, DEEP, 0, TOP, wall, .03)
box(-W - .98, W + .98, .01, DEEP - .01, HEAD, TOP - .01, wall, .03)
box(-W, W, DEEP - .2, DEEP, 0, HEAD, glow('#D9922E', .3), 0)
box(-W - 1.5, W + 1.5, -1.5, DEEP, 0, .2, stone, .03)
for x in (-W - .5, W + .5):
    box(x - .54, x + .54, -.14, .3, 0, HEAD - .3, stone, .03)
    box(x - .6, x + .6, -.22, .4, HEAD - .3, HEAD, stone, .03)
box(-W - 1.15, W + 1.15, -.22, .3, HEAD, HEAD + .5, stone, .03)
# A roof of tiles.
for k in range(21):
    x = -W - 1.3 + k * (2 * W + 2.6) / 20
    rod((x, -.75, TOP + .1), (x, DEEP + .4, TOP + 1.75), .2, plaster('#C8A98A'), 20)
add_mesh('roof', [(-W - 1.45, -.7, TOP), (W + 1.45, -.7, TOP), (W + 1.45, DEEP + .4, TOP + 1.65), (-W - 1.45, DEEP + .4, TOP + 1.65)],
         [(0, 1, 2, 3)], plaster('#A98A6E'))
box(-W - .97, W + .97, .02, .2, TOP - .02, TOP + .27, wall, 0)
for side in (-1, 1):
    x = side * (W + .9)
    box(min(x, x - side * .2), max(x, x - side * .2), .1, DEEP, TOP - .1, TOP + .3, wall, 0)
    x += side * .02
    add_mesh('side', [(x, .1, TOP + .2), (x, DEEP, TOP + .2), (x, DEEP, TOP + 1.5), (x, .1, TOP + .28)], [(0, 1, 2, 3)], wall)
# The shutter, half up: slats, and the bar that it is drawn by.
LOW, SLAT = 2.9, .24
for k in range(7):
    z = LOW + k * SLAT
    if z < HEAD:
        box(-W, W, .32 - .015 * k, .46, z + .015, min(HEAD, z + SLAT - .015), orange, .02)
box(-W, W, .44, .52, LOW, HEAD, plaster('#A83A16'), 0)
box(-W, W, .24, .5, LOW - .16, LOW + .01, plaster('#B9421A'), .03)
for x in (-.5, .5):
    rod((x, .2, LOW - .08), (x, .2, LOW - .32), .03, timber, 12)
rod((-.5, .2, LOW - .32), (.5, .2, LOW - .32), .045, timber, 16)
# The counter with its three jars sunk in, and the shelves behind.
box(-1.0, W, .55, 1.5, .2, 1.3, plaster('#3F6472'), .02)
box(-1.1, W, .45, 1.6, 1.3, 1.46, stone, .02)
for j, x in enumerate((.35, 1.25, 2.15)):
    lathe([(.24, 0), (.34, .1), (.36, .2), (.24, .24)], clay[j], 64, at=(x, 1.0, 1.46))
for z in (1.7, 2.75):
    box(-W, W, DEEP - .8, DEEP - .2, z, z + .1, timber, .01)
    for k in range(8):
        amphora(-2.3 + .66 * k, DEEP - .5, z + .1, (.72, .6, .78)[(k * 2 + int(z)) % 3], clay[(k + int(z * 3)) % 4], handles=False)
# The two.
figure(-1.75, .9, .2, 1.75, plaster('bone'))
for side in (-.14, .14):
    rod((-1.75 + side, .75, 1.5), (-1.75 + side * 1.5, .42, LOW - .12), .075, plaster('bone'), 20)
figure(-5.9, -2.4, 0, 1.75, plaster('slate'))
rod((-6.3, -2.65, 0), (-6.3, -2.65, 1.75), .045, timber, 16)
rod((-6.05, -2.5, 1.3), (-6.3, -2.65, 1.16), .07, plaster('slate'), 20)
sphere(-6.3, -2.65, 1.16, .08, plaster('slate'), 24)
amphora(4.5, -.6, .2, 1.9, plaster('#E4CDA8'))
amphora(5.35, -.9, 0, 1.3, clay[0])
cypress(8.0, 7, 0, 2.0)
cypress(10.2, 10, 0, 1.7)
sun(26, 226, 4.8, '#FFD2A0', .6)
sky([(0, '#F4D9A8', 1.05), (0.06, '#E8CFA8', .95), (0.2, '#9DB9B4', .9), (0.5, '#4F8293', .85)], fill='#8FA9C8', fill_strength=.75)
shot('sole_proprietors_hero', HERO, (-5, -28, 2.6), (0, 0, 3.5), 33.3, at=(0.742, 0.505), heading=0)
render()
