"""First talk: two chairs at a small table under a loggia, the nearer one turned to whoever comes; two cups are set out."""
from legatus import *

new_scene()
stone, timber, orange = limestone(), plaster('#7A4526'), plaster('orange')
ground(plaster('#C7A66E'), z=-1.0)
# The floor of the loggia, its parapet, columns and arches.
tiles = [plaster(c) for c in ('#D8C3A0', '#C98F66')]
for i in range(-14, 9):
    for j in range(9):
        box(i * .8 + .008, i * .8 + .792, -4.6 + j * .8 + .008, -4.6 + j * .8 + .792, -.1, 0, tiles[(i + j) % 2], .006)
box(-60, 60, -14, 2.75, -1, -.04, plaster('#B99A72'), 0)
BAY, SPRING, Y, X = 2.5, 1.72, 2.4, .415
screen(-BAY * 8.5, BAY * 8.5, 12, [(k * BAY, BAY - .38, 0) for k in range(-8, 9)], .36, plaster('#5E7F7C'), (X, Y, SPRING), .01)
for k in range(-9, 9):
    x = X + (k + .5) * BAY
    voussoirs(11, BAY / 2 - .2, BAY / 2 - .005, .1, lambda i: stone, at=(x + BAY / 2, Y - .21, SPRING), edge=.008)
    column(x, Y, SPRING + .01, .15, stone, fluted=False)
    box(x - BAY / 2, x + BAY / 2, Y + .1, Y + .34, 0, .62, plaster('#E3D5C0'), .01)
    box(x - BAY / 2, x + BAY / 2, Y + .04, Y + .4, .62, .7, stone, .01)
# The evening beyond: hills and cypresses.
for x, y, r, h, colour in ((-30, 95, 60, 9, '#6E8F86'), (42, 120, 70, 12, '#5A7F80'), (5, 70, 40, 4, '#8DA37C')):
    sphere(x, y, -1, r, plaster(colour), 96).scale = (1, .3, h / r)
for x, y, s in ((2.6, 24, 1.15), (3.5, 27, .95), (10.6, 30, 1.2), (-2.0, 26, 1.1)):
    cypress(x, y, -1, s)


def ribbon(path, width, depth, material, y):
    """A flat bent strip along a path in the XZ plane."""
    left, right = [], []
    for i, (x, z) in enumerate(path):
        (x0, z0), (x1, z1) = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        length = hypot(x1 - x0, z1 - z0)
        nx, nz, w = -(z1 - z0) / length, (x1 - x0) / length, width * (1.0 - .35 * i / (len(path) - 1)) / 2
        left.append((x + nx * w, z + nz * w))
        right.append((x - nx * w, z - nz * w))
    extrude(left + right[::-1], [], depth, material, .008, at=(0, y, 0))


def chair(at, turn, cushion):
    """A cathedra: splayed sabre legs, a cushion, a curved back; the sitter looks along +X."""
    with assembly(at, turn=turn):
        for y in (-.27, .27):
            ribbon([(.24 + .24 * (k / 12) ** 2.2, .46 * (1 - k / 12)) for k in range(13)], .085, .06, timber, y)
            ribbon([(-.24 - .27 * (k / 12) ** 2.2, .46 * (1 - k / 12)) for k in range(13)], .085, .06, timber, y)
            ribbon([(-.24 - .2 * (k / 12) ** 1.8, .44 + .62 * k / 12) for k in range(13)], .085, .05, timber, y)
            box(-.3, .3, y - .035, y + .035, .4, .48, timber, .01)
        for x in (-.27, .27):
            box(x - .03, x + .03, -.27, .27, .4, .48, timber, .01)
        box(-.27, .27, -.25, .25, .46, .56, cushion, .045)

        def back(u, v):
            a = (u - .5) * 2.3
            return (-.62 + .22 * cos(a) - .03 * v, .38 * sin(a), .84 + .27 * v)

        surface(48, 6, back, timber, thickness=.035, crease=40)


chair((-1.05, -.2, 0), -24, orange)
chair((1.02, .1, 0), 184, plaster('#3F6472'))
# The table: a round top on three curved legs; two cups and a jug.
for a in (90, 210, 330):
    with assembly((0, 0, 0), turn=a):
        ribbon([(.1 + .22 * sin(pi * (k / 14)) * (1 - .2 * k / 14) + .16 * (k / 14) ** 3, .7 * (1 - k / 14)) for k in range(15)],
               .09, .06, plaster('#B9762E'), 0)
cylinder(0, 0, .68, .46, .055, stone, 96, .015)
for x, y in ((-.22, -.14), (.2, .02)):
    lathe([(.055, 0), (.05, .012), (.016, .03), (.016, .06), (.05, .085), (.082, .13), (.088, .17), (.08, .17), (.07, .14)],
          plaster('#C98A3A'), 64, at=(x, y, .735))
amphora(.02, .2, .735, .38, plaster('#E8D8BC'))
sun(26, 232, 4.6, '#FFD3A0', .6)
sky([(0, '#F6D296', 1.1), (0.09, '#EDBE84', 1.0), (0.2, '#C9AE96', .9), (.5, '#6F94A0', .85)], fill='#8FA9C8', fill_strength=.75)
shot('first_talk_hero', HERO, (-1.8, -10.4, 1.25), (0, 0, .9), 45, at=(0.745, 0.4), heading=0)
render()
