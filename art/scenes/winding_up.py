"""Winding up: at dusk a shop is closed board by board; crates roped and stacked, the court swept, the lamp still lit."""
import bpy

from legatus import *
from legatus.pigments import linear
from legatus.solids import link

new_scene()
stone, wall, orange = limestone('#E2D2BC'), plaster('#C9A489'), plaster('orange')
boards = [plaster(c) for c in ('#96603A', '#A06A42', '#8C5633')]
timber, dark, rope = plaster('#B98552'), plaster('#6E4326'), plaster('#E6D3AE')
ground(plaster('#CBB08C'))
# The court's paving, swept clean.
tiles = [plaster(c) for c in ('#CFB896', '#C6AD8A', '#D6C2A2')]
for i in range(-16, 13):
    for j in range(8):
        box(i * 1.4 + .02, i * 1.4 + 1.38, -10.4 + j * 1.3 + .02, -10.4 + j * 1.3 + 1.28, 0, .05, tiles[(i * 5 + j * 7) % 3], .012)
# The house: a shop between two piers, a cornice, a tiled roof.
HALF, HEAD, TOP = 3.0, 3.9, 5.6
screen(-7.2, 40, TOP, [(0, 2 * HALF, HEAD, 'flat')], 1.2, wall, (0, .6, 0))
box(-HALF - .5, HALF + .5, -.14, .5, HEAD, HEAD + .5, stone, .03)
for x in (-HALF - .25, HALF + .25):
    box(x - .25, x + .25, -.12, .6, 0, HEAD, stone, .03)
box(-7.4, 40, -.25, 1.3, TOP, TOP + .25, stone, .03)
box(-7.6, 40, -.45, 1.4, TOP + .25, TOP + .45, stone, .03)
for k in range(70):
    x = -7.4 + k * .5
    rod((x, -.75, TOP + .55), (x, 4, TOP + 2.1), .17, plaster('#A6512F'), 16)
add_mesh('roof', [(-7.6, -.7, TOP + .45), (40, -.7, TOP + .45), (40, 4, TOP + 2.0), (-7.6, 4, TOP + 2.0)], [(0, 1, 2, 3)],
         plaster('#8E4328'))
box(-7.2, -6.9, 1, 8, 0, TOP, wall, 0)
box(-7, 12, 5, 5.4, 0, TOP, plaster('#B9743C'), 0)
box(-7, 12, .1, 5, HEAD + .6, HEAD + .8, dark, 0)
# The sill with its groove; boards set from the right, the last ones leaning beside the opening.
box(-HALF, HALF, -.1, .75, 0, .16, stone, .02)
W = 2 * HALF / 7
for k in range(2, 7):
    x = -HALF + k * W
    box(x + .015, x + W - .015, .28, .42, .16, HEAD - .02, boards[k % 3], .02)
    for z in (.75, HEAD - .75):
        box(x + .08, x + W - .08, .22, .3, z - .09, z + .09, dark, .01)
for k, lean in ((0, 9), (1, 10)):
    with assembly((-HALF - 1.5 - k * .98, -.72, .05), tilt=-lean, turn=-3 + k * 5):
        box(-W / 2, W / 2, -.07, .07, 0, HEAD - .2, boards[k], .02)
        for z in (.6, HEAD - 1.0):
            box(-W / 2 + .07, W / 2 - .07, -.13, -.06, z - .09, z + .09, dark, .01)
# The lamp in the gap, and its light on the sill and the court.
lx, lz = -HALF + W, 2.75
flame = glow('#FF6414', 3.2)
flame.cycles.sample_as_light = False        # the point below is its light, with less noise
rod((lx, .9, HEAD + .6), (lx, .9, lz + .5), .025, dark, 12)
lathe([(.02, .5), (.1, .46), (.3, .3), (.32, .26)][::-1], plaster('#5A3A26'), 48, at=(lx, .9, lz))
lathe([(.2, -.34), (.28, -.2), (.3, .1), (.26, .27)], flame, 48, at=(lx, .9, lz))
lathe([(.24, -.42), (.26, -.36), (.2, -.32)], plaster('#5A3A26'), 48, at=(lx, .9, lz))
data = bpy.data.lights.new('lamp', 'POINT')
data.energy, data.shadow_soft_size, data.color = 900, .12, linear('#FF9A48')[:3]
point = link(bpy.data.objects.new('lamp', data))
point.location, point.visible_camera = (lx + .15, 1.5, 2.3), False


def crate(x, y, z, w, d, h, colour, turn=0):
    """A lidded crate with battens, roped crosswise."""
    with assembly((x, y, z), turn=turn):
        box(-w / 2, w / 2, -d / 2, d / 2, 0, h, colour, .02)
        for zz in (.08, h - .2):
            box(-w / 2 - .04, w / 2 + .04, -d / 2 - .04, d / 2 + .04, zz, zz + .12, dark, .01)
        box(-.045, .045, -d / 2 - .075, d / 2 + .075, .01, h + .05, rope, .03)
        box(-w / 2 - .075, w / 2 + .075, -.045, .045, .01, h + .05, rope, .03)
        sphere(0, 0, h + .07, .1, rope, 24)


y = -1.75
for x, z, w, h, c in ((.95, .05, 1.5, 1.2, timber), (2.6, .05, 1.5, 1.2, plaster('#A8743F')), (4.2, .05, 1.45, 1.2, timber),
                      (1.75, 1.3, 1.35, 1.05, plaster('#C99760')), (3.3, 1.3, 1.35, 1.05, timber), (2.5, 2.4, 1.15, .85, plaster('#A8743F'))):
    crate(x, y, z, w, 1.3, h, c)
# The broom, its work done.
with assembly((-HALF - .55, -.9, .05), tilt=-10):
    rod((0, 0, .7), (0, 0, 3.1), .045, timber, 16)
    lathe([(.32, 0), (.27, .3), (.14, .7), (.06, .85)], plaster('#D9B061'), 24 * 8, flutes=None)
    ring((0, 0, .62), .16, .03, dark)
figure(-.85, -2.9, .05, 1.75, plaster('bone'))
for x, yy, s in ((-10.4, 6, 1.9), (-9.0, 8, 2.3), (-12, 9, 2.0)):
    cypress(x, yy, 0, s, plaster('#2F4A4A'))
box(-90, -7.2, 4, 4.6, 0, 2.6, wall, .02)
box(-90, -7.2, 3.9, 4.7, 2.6, 2.8, stone, .02)
sun(14, 214, 3.3, '#FFA866', 1.2)
sky([(0, '#F2A866', 1.1), (0.05, '#D98A6A', .95), (0.13, '#8A6A80', .8), (0.28, '#3D4C70', .75), (.5, '#26375A', .7)],
    fill='#5F7FB4', fill_strength=.62)
shot('winding_up_hero', HERO, (-5, -24, 2.4), (0, 0, 3.2), 34, at=(0.73, 0.47), heading=0)
shot('winding_up_panorama', (2880, 720), (9.5, -11, 1.9), (-1.6, 0, 1.9), 34, at=(0.42, 0.56), heading=-42)
render()
