"""Template, logistics: a depot's yard from straight above; lorries at a slanted dock, their livery on the roof."""
import random

from legatus import *

new_scene()
chance = random.Random(3)
asphalt, dark, line = plaster('#4A5157'), plaster('#2B3035'), plaster('#F4F4F0')
white, red, green = plaster('#FFFFFF'), plaster('#D6071F'), plaster('#00835A')
roof, ridge, glass = plaster('#E9ECEA'), plaster('#C9CFCC'), plaster('#1E2A33')
ground(asphalt)


def mark(outline, material=line, z=0.02):
    """Paint on the ground or on a roof."""
    add_mesh('mark', [(x, y, z) for x, y in outline], [tuple(range(len(outline)))], material)


def lorry(x, y, turn=0.0, length=11.0, body=white, stripe=red, cab=white):
    """Drives toward +Y; its rear end is at the point given."""
    with assembly((x, y, 0), turn=turn):
        w = 1.25
        for k in (1.4, 2.7, length - 1.0):
            for side in (-1, 1):
                cylinder(side * (w - .2) - .15, k, .5, .5, .3, dark, 24, 0, (0, pi / 2, 0))
        box(-w + .15, w - .15, 0, length, .7, 1.0, dark, 0)
        box(-w, w, 0, length - 2.6, 1.05, 3.7, body, .06)
        box(-w + .05, w - .05, length - 2.3, length, .7, 3.0, cab, .22)
        box(-w + .18, w - .18, length - .55, length + .02, 1.75, 2.75, glass, .1)
        box(-w + .3, w - .3, length - 2.25, length - 1.0, 2.9, 3.25, body, .15)
        end = length - 2.6
        for at, wide in ((end - 1.1, 1.5), (end - 3.3, .55)):
            mark([(-w, at - wide), (w, at - wide + 1.2), (w, at + 1.2), (-w, at)], stripe, 3.72)


def arrow(x, y, turn):
    with assembly((x, y, 0), turn=turn):
        mark([(-.28, 0), (.28, 0), (.28, 4), (-.28, 4)])
        mark([(-.95, 4), (.95, 4), (0, 6.2)])


# The warehouse along the top, its roof ribbed, with a broad green band.
box(-80, 80, 17, 60, 0, 7, roof, .1)
for k in range(80):
    box(-80 + k * 2, -79.86 + k * 2, 17.3, 60, 7, 7.12, ridge, 0)
box(-80, 80, 19.2, 20.6, 7, 7.16, green, 0)
box(-80, 80, 21.4, 21.9, 7, 7.16, red, 0)
for k in range(14):
    box(-40 + k * 7.4, -38.2 + k * 7.4, 26, 27.8, 7.1, 8, ridge, .1)
box(-80, 80, 15.2, 17, 4.6, 5.0, white, .05)

# The dock: bays at a slant.
LEAN = 18
for k in range(-9, 11):
    x = k * 4.6
    with assembly((x + 2.3, 15.2, 0), turn=180 + LEAN):
        mark([(-.09, 0), (.09, 0), (.09, 15), (-.09, 15)])
for k in range(-9, 11):
    if k in (-6, -1, 3, 8):
        continue
    kind = k % 5
    style = {0: (white, red, white), 1: (white, red, red), 2: (white, green, white), 3: (red, white, red), 4: (white, red, white)}[kind]
    lorry(k * 4.6, 15.0, 180 + LEAN, 11.6 if k % 3 else 9.6, *style)
for k in (-6, -1, 3, 8):                                            # a free bay: its kerb and what waits there
    with assembly((k * 4.6, 15.1, 0), turn=180 + LEAN):
        box(-1.3, 1.3, 0, .5, 0, 1.1, dark, .04)
        for j in range(3):
            if chance.random() < .75:
                block((chance.uniform(-.5, .5), 2 + j * 1.7, 0), (1.1, 1.1, chance.uniform(.8, 1.5)), plaster('#C79A5B'), .03, chance.uniform(-8, 8))

# The lane: edges, arrows, lorries under way.
for y in (-3.2, -12.2):
    for k in range(-16, 17):
        mark([(k * 4, y), (k * 4 + 2.2, y), (k * 4 + 2.2, y + .16), (k * 4, y + .16)])
mark([(-80, -16.9), (80, -16.9), (80, -16.6), (-80, -16.6)])
arrow(-24, -5.6, -90)
arrow(7, -5.6, -90)
arrow(31, -9.9, 90)
arrow(-3, -9.9, 90)
lorry(-13.5, -5.6, -90, 12.4)
lorry(17.2, -5.6, -90, 11.4, red, white, red)
lorry(27.5, -9.9, 90, 12.4, white, green, white)
lorry(-17.8, -9.9, 90, 10.4)
# The green verge and containers below.
box(-80, 80, -40, -17.2, 0, .25, green, .1)
for k in range(-6, 8):
    if k % 4 == 1:
        continue
    with assembly((k * 6.9 + 1.2, -21.8, .25), turn=LEAN):
        colour = (white, red, plaster('#39424A'), white)[k % 4]
        box(-1.3, 1.3, -3.2, 3.2, 0, 2.7, colour, .06)
        for j in range(9):
            box(-1.24, 1.24, -2.9 + j * .7, -2.7 + j * .7, 2.7, 2.75, colour, 0)
for x, y, t in ((-31, 4, 30), (-4.2, -.6, -50), (13.6, 1, 70), (36, .5, 10)):       # forklifts
    with assembly((x, y, 0), turn=t):
        box(-.6, .6, -1, .8, .2, 1.3, plaster('#F2B705'), .1)
        box(-.55, .55, -.7, .4, 2.0, 2.1, dark, .05)
        for s in (-.3, .3):
            box(s - .07, s + .07, .8, 2.0, .1, .2, dark, 0)
        block((0, 1.5, .2), (1.1, 1.1, 1.0), plaster('#C79A5B'), .03)

sun(36, 200, 4.3, '#FFF1DE', .7)
sky([(0, '#DDE6EA'), (1, '#DDE6EA')], fill='#B4CBDD', fill_strength=.75)
# grade template_logistics_yard_wide: ev=0.08 contrast=1.12 split=0.2 saturation=1.06 vignette=0.05
camera = free_shot('template_logistics_yard_wide', (1600, 900), (0, -26, 90), (0, 0.5, 0))
camera.data.type, camera.data.ortho_scale = 'ORTHO', 66
render()
