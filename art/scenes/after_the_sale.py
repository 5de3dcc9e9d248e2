"""After the sale: on a terrace over the sea the owner's seat is empty; cloak, wreath and staff are laid down, the evening is free."""
from legatus import *

new_scene()
stone, orange, bronze, gold = limestone(), plaster('orange'), plaster('#C98A3A'), plaster('laurel')
timber = plaster('#7A4526')
# The sea with its far shore, and the sun on the horizon.
ground(plaster('#4F7F92'), 3000, z=-14)
for x, y, r, h, colour in ((-330, 900, 300, 42, '#7C93A2'), (560, 1100, 300, 58, '#8A9CA8'), (130, 1600, 420, 16, '#A0A9AC')):
    sphere(x, y, -14, r, plaster(colour), 96).scale = (1, .2, h / r)
disc((118, 1400, 26), 66, 4, glow('#F8B92A', .55), segments=160)
# The terrace: great slabs, and a balustrade towards the sea.
tiles = [plaster(c) for c in ('#DCC8A6', '#D3BC97', '#E3D2B3')]
for i in range(-10, 7):
    for j in range(5):
        dx = .6 * (j % 2)
        box(i * 1.2 + dx + .008, i * 1.2 + dx + 1.192, -4.4 + j * 1.2 + .008, -4.4 + j * 1.2 + 1.192, -.1, 0, tiles[(i * 5 + j * 7) % 3], .008)
box(-40, 40, -14, 2.6, -1, -.03, plaster('#B99A72'), 0)
Y = 1.7
box(-40, 40, Y - .16, Y + .16, 0, .1, stone, .01)
box(-40, 40, Y - .19, Y + .19, .62, .74, stone, .012)
baluster = [(.085, .1), (.085, .14), (.05, .16), (.05, .18), (.085, .27), (.092, .32), (.07, .42), (.042, .5), (.042, .53), (.07, .55),
            (.085, .58), (.085, .62)]
for k in range(-24, 12):
    x = k * .31 + .1
    if k % 9 == 5:
        box(x - .2, x + .2, Y - .21, Y + .21, 0, .78, stone, .012)
        box(x - .25, x + .25, Y - .26, Y + .26, .78, .85, stone, .012)
        continue
    lathe(baluster, stone, 40, at=(x, Y, 0), crease=30)


def ribbon(path, width, depth, material, y):
    """A flat bent strip along a path in the XZ plane."""
    left, right = [], []
    for i, (x, z) in enumerate(path):
        (x0, z0), (x1, z1) = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        length = hypot(x1 - x0, z1 - z0)
        nx, nz = -(z1 - z0) / length * width / 2, (x1 - x0) / length * width / 2
        left.append((x + nx, z + nz))
        right.append((x - nx, z - nz))
    extrude(left + right[::-1], [], depth, material, .01, at=(0, y, 0))


# The curule seat: two pairs of crossed, curved legs, a frame, a cushion.
SEAT, HALF, DEEP = .74, .52, .36
with assembly((0, -.1, 0), turn=-16):
    for y in (-DEEP, DEEP):
        for side in (-1, 1):
            ribbon([(side * (.5 * cos(pi * k / 24) + .07 * sin(2 * pi * k / 24)), SEAT * k / 24) for k in range(25)], .085, .07, bronze,
                   y + .012 * side)
        disc((0, y, SEAT / 2), .1, .13, bronze, segments=48)
        box(-HALF - .06, HALF + .06, y - .05, y + .05, SEAT - .02, SEAT + .06, bronze, .012)
    rod((0, -DEEP, SEAT / 2), (0, DEEP, SEAT / 2), .035, bronze, 24)
    for x in (-.5, .5):
        rod((x, -DEEP, .04), (x, DEEP, .04), .035, bronze, 24)
        box(x - .05, x + .05, -DEEP, DEEP, SEAT - .02, SEAT + .06, bronze, .012)
    box(-HALF + .02, HALF - .02, -DEEP + .02, DEEP - .02, SEAT + .03, SEAT + .13, plaster('#3F5F72'), .045)

    # The cloak, thrown over the seat from front to back, with its folds.
    def cloak(u, v):
        s = -.86 + 1.5 * v                              # the way along the cloth; the seat is between -DEEP and DEEP
        hang = max(0, -DEEP - .05 - s)
        behind = max(0, s - DEEP - .05)
        fold = sin(u * 5.2 * pi + .6) * (.012 + .13 * hang) + sin(u * 11 * pi) * .014 * (.3 + hang * 3)
        x = -.47 + .74 * u + .25 * hang * (u - .5) + .05 * sin(v * 5)
        y = max(-DEEP - .075, min(DEEP + .075, s)) - (fold if hang else 0) - .05 * min(1, hang * 6)
        z = SEAT + .155 - hang * 1.3 - behind + (fold * .9 if not hang else 0) + .012 * sin(u * 9 * pi)
        return (x, y, z)

    surface(120, 120, cloak, orange, thickness=.022, crease=80)
    rod((-HALF + .08, .25, SEAT + .24), (HALF - .02, .25, SEAT + .24), .115, plaster('#34506A'), 64)
    with assembly((.12, .0, SEAT + .34), tilt=-52, turn=6):
        wreath((0, 0, 0), .27, gold, pairs=15, opening=20, leaf_length=.13)
# The staff leans on the balustrade.
rod((1.15, .95, 0), (1.42, Y - .2, 1.62), .026, timber, 24)
sphere(1.425, Y - .19, 1.65, .055, gold, 32)
sun(15, 196, 4.4, '#FFBE7C', .9)
sky([(0, '#F7C27A', 1.15), (0.05, '#F0AE74', 1.05), (0.14, '#C9968C', .9), (0.3, '#6A7FA0', .8), (.6, '#33527A', .75)], fill='#86A0C8',
    fill_strength=.75)
shot('after_the_sale_hero', HERO, (-1.8, -10.4, 1.25), (0, 0, .9), 52, at=(0.73, 0.495), heading=0)
render()
