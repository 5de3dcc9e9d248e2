"""Template, real estate: a small town as a clay model seen isometrically; homes that are to let or for sale are coral.

The camera looks along (1, 1), so that a point (x, y, z) falls on the picture at
left = 50% + (x - y) / (1.4142 * 64), top = 50% - (0.4082 * (x + y) + 0.8165 * z) / 42.667."""
import random

from legatus import *

new_scene()
chance = random.Random(7)
grass, lawn = plaster('#A9BD93'), plaster('#BFCFA8')
paving, water, bank = plaster('#F3EAD8'), plaster('#86BDC4'), plaster('#D9D2B4')
walls = [plaster(c) for c in ('#FBF4E6', '#F1E6D2', '#E6E4D2', '#F7EBDD')]
roofs = [plaster(c) for c in ('#8C9C86', '#7A8C80', '#B9AD95', '#A3AF98')]
coral, cream, glass, rail = plaster('#F0643F'), plaster('#FFF8EC'), plaster('#5F7F80'), plaster('#7D7468')
leaves = [plaster(c) for c in ('#5F8A5B', '#769E66', '#8DB077', '#4F7B58')]
ground(grass)


def tree(x, y, z=0.0, size=1.0):
    cylinder(x, y, z, 0.1 * size, 0.5 * size, rail, 12, 0)
    sphere(x, y, z + 0.95 * size, 0.62 * size, chance.choice(leaves))


def windows(w, d, z, wide, face):
    """A row of windows on both faces that the camera sees."""
    count = max(1, int(w / wide))
    for k in range(count):
        c = -w / 2 + (k + .5) * w / count
        box(c - .3, c + .3, -d / 2 - .03, -d / 2 + .02, z, z + .6, face, 0)
    count = max(1, int(d / wide))
    for k in range(count):
        c = -d / 2 + (k + .5) * d / count
        box(-w / 2 - .03, -w / 2 + .02, c - .3, c + .3, z, z + .6, face, 0)


def house(x, y, z=0.0, listed=False, turn=0, w=3.0, d=2.7, h=2.0):
    with assembly((x, y, z)):
        box(-w / 2, w / 2, -d / 2, d / 2, 0, h, cream if listed else chance.choice(walls), .04)
        windows(w, d, .9, 1.3, glass)
        with assembly((0, 0, h), turn=turn):
            a, b = (w, d) if turn == 0 else (d, w)
            gable(-a / 2, a / 2, 0, 1.15, b + .3, coral if listed else chance.choice(roofs), eaves=.2, edge=.03)


def flats(x, y, floors, z=0.0, listed=False, w=4.4, d=3.6):
    with assembly((x, y, z)):
        height = floors * 1.25
        body = coral if listed else chance.choice(walls)
        box(-w / 2, w / 2, -d / 2, d / 2, 0, height, body, .05)
        for k in range(floors):
            windows(w, d, k * 1.25 + .42, 1.15, cream if listed else glass)
            box(-w / 2 - .35, -w / 2, -d / 2 + .25, d / 2 - .25, k * 1.25 + .12, k * 1.25 + .3, cream, .02)
        box(-w / 2 + .25, w / 2 - .25, -d / 2 + .25, d / 2 - .25, height, height + .05, roofs[3], 0)
        box(-.7, .5, -.5, .6, height, height + .7, cream, .03)


# The hill: three terraces, far away on the right.
for x0, y0, top, green in ((16.5, 3.5, 1.6, lawn), (20.5, 7.5, 3.2, grass), (24.5, 11.5, 4.8, lawn)):
    box(x0, 90, y0, 90, 0, top, green, .5)

# The river and its banks.
for half, level, stuff in ((3.6, .05, bank), (2.7, .09, water)):
    surface(120, 2, lambda u, v: (-70 + 140 * u, -9 + 1.9 * sin((-70 + 140 * u) / 9) + (v - .5) * 2 * half, level), stuff)

# Streets along both axes, the railway and its bridge.
for y, x0, x1 in ((1.0, -60, 15.6), (10.0, -60, 15.6), (19.0, -60, 15.6), (-17.5, -60, 60), (-26.5, -60, 60)):
    box(x0, x1, y - .9, y + .9, 0, .07, paving, 0)
for x in (-26.0, -15.0, -4.5, 11.0):
    box(x - .9, x + .9, -60, 60, 0, .08, paving, 0)
    box(x - 1.15, x + 1.15, -15, -3.2, .1, .55, cream, .08)
box(14.4, 60, -3.0, -1.4, 0, .07, paving, 0)
box(2.6, 5.0, -60, 60, 0, .32, bank, .05)
for x in (3.2, 4.4):
    box(x - .07, x + .07, -60, 60, .32, .42, rail, 0)
box(2.4, 5.2, -14.5, -3.8, .2, .6, plaster('#C8BFA8'), .06)
for k in range(4):
    box(3.1, 4.5, -2.6 + k * 3.6, .85 + k * 3.6, .5, 1.75, cream, .16)
    box(3.06, 4.54, -2.4 + k * 3.6, .65 + k * 3.6, 1.02, 1.4, glass, .02)
    box(3.07, 4.53, -2.5 + k * 3.6, .75 + k * 3.6, .68, .84, coral, .02)
box(5.3, 7.2, .0, 9.4, 0, .6, paving, .05)                        # platform and station
box(5.5, 7.0, .6, 8.8, 2.35, 2.5, roofs[1], .04)
for y in (1.2, 3.6, 6.0, 8.2):
    box(6.2, 6.3, y, y + .1, .6, 2.35, rail, 0)
box(7.2, 9.4, 3.0, 8.0, 0, 2.6, walls[0], .06)
with assembly((8.3, 5.5, 2.6), turn=90):
    gable(-2.7, 2.7, 0, 1.2, 2.7, roofs[1], eaves=.2, edge=.03)

# What is to let or for sale, in the order of the list.
flats(-11.6, 4.4, 4, listed=True)
flats(-7.4, 14.6, 3, listed=True)
house(-18.6, 4.2, listed=True)
flats(-8.2, -21.6, 4, listed=True)
house(7.0, -14.2, listed=True, turn=90)
house(18.7, 5.6, 1.6, listed=True, turn=90)
house(22.6, 13.4, 3.2, listed=True)
house(-1.0, -21.4, listed=True, w=3.4)
flats(8.0, 14.4, 7, listed=True, w=4.2)
listed = [(-11.6, 4.4), (-7.4, 14.6), (-18.6, 4.2), (-8.2, -21.6), (7, -14.2), (18.7, 5.6), (22.6, 13.4), (-1, -21.4), (8, 14.4)]


def is_free(x, y, reach=3.1):
    return all(abs(x - a) > reach or abs(y - b) > reach for a, b in listed)


# The rest of the town, lot by lot.
for x0, x1, y0, y1, z, dense in (
        (-24.6, -16.4, 2.4, 8.6, 0, .9), (-13.6, -5.9, 2.4, 8.6, 0, .9), (-3.2, 1.6, 2.4, 8.6, 0, 1),
        (-24.6, -16.4, 11.4, 17.6, 0, .9), (-13.6, -5.9, 11.4, 17.6, 0, 1), (-3.2, 1.6, 11.4, 17.6, 0, 1),
        (6.2, 9.6, 11.4, 17.6, 0, 1), (-36, -27.4, 2.4, 8.6, 0, .8), (-13.6, -5.9, 20.4, 26.6, 0, .8),
        (-3.2, 1.6, 20.4, 26.6, 0, .9), (6.2, 9.6, 20.4, 26.6, 0, .9), (-24.6, -16.4, -25, -19, 0, .95),
        (-13.6, -5.9, -25, -19, 0, .95), (-3.2, 1.6, -25, -19, 0, .8), (6.2, 9.6, -25, -19, 0, .9),
        (12.6, 30, -25, -19, 0, .7), (12.6, 22, -16, -13.6, 0, .6), (17.6, 38, 4.7, 7.0, 1.6, .8),
        (17.6, 19.6, 8, 40, 1.6, .7), (21.6, 40, 8.8, 11, 3.2, .7), (21.7, 23.8, 12.5, 40, 3.2, .7),
        (25.8, 44, 13, 40, 4.8, .6), (13, 26, -.4, 2.4, 0, .6), (-24.6, -16.4, -36, -28, 0, .9), (-13.6, 10, -36, -28, 0, .9),
        (12.4, 34, -34, -28, 0, .9), (-44, -27.4, 11.4, 17.6, 0, .85), (-44, -27.4, -25, -19, 0, .8), (-36, -16.4, 20.4, 26.6, 0, .85),
        (-13.6, 1.6, 28, 40, 0, .8), (6.2, 15, 28, 40, 0, .7), (12.2, 15.2, 2.4, 26, 0, .7), (-24, -6, -15.6, -13.4, 0, .5)):
    nx, ny = max(1, int((x1 - x0) / 3.5)), max(1, int((y1 - y0) / 2.95))
    for i in range(nx):
        for j in range(ny):
            x, y = x0 + (i + .5) * (x1 - x0) / nx, y0 + (j + .5) * (y1 - y0) / ny
            u, v = (x - y) / sqrt(2), (x + y) / sqrt(2)
            if abs(u) > 38 or abs(v) > 46:
                continue
            lot = chance.random()
            if lot > dense or not is_free(x, y) or (-13 < x < -6 and -25.5 < y < -22):
                if is_free(x, y, 2.6):
                    for _ in range(3):
                        tree(x + chance.uniform(-1.3, 1.3), y + chance.uniform(-1.1, 1.1), z, chance.uniform(.8, 1.25))
            elif lot < .2 and z == 0 and -14 < x < 11 and y > 0:
                flats(x, y, chance.choice((2, 3, 3, 4)), w=3.3, d=2.9)
            else:
                house(x, y, z, turn=chance.choice((0, 90)), w=chance.uniform(2.5, 3.1), d=chance.uniform(2.3, 2.7))
            if chance.random() < .55 and is_free(x + 1.9, y - 1.5, 2.6):
                tree(x + 1.9, y - 1.5, z, chance.uniform(.6, .9))

# Trees along the river, and a wood behind the hill.
for k in range(60):
    x = -40 + k * 1.45
    y = -9 + 1.9 * sin(x / 9)
    clear = all(abs(x - s) > 1.9 for s in (-26, -15, -4.5, 3.8, 11))
    if clear and k % 3 != 1:
        tree(x, y + 4.4, 0, chance.uniform(.8, 1.2))
    if clear and k % 4 != 2 and is_free(x, y - 4.5, 2.4):
        tree(x, y - 4.5, 0, chance.uniform(.8, 1.2))
for k in range(90):
    x, y = chance.uniform(30, 52), chance.uniform(4, 30)
    tree(x, y, 1.6 if y < 7.5 else 3.2 if y < 11.5 else 4.8, chance.uniform(1, 1.8))
for k in range(70):
    x, y = chance.uniform(-46, -28), chance.uniform(-16, 0)
    if abs(y + 9 - 1.9 * sin(x / 9)) > 4.4:
        tree(x, y, 0, chance.uniform(.9, 1.5))
for k in range(46):                                               # the riverside park
    x, y = chance.uniform(-25, 2), chance.uniform(-3.6, -.4)
    if all(abs(x - s) > 1.8 for s in (-26, -15, -4.5)):
        tree(x, y, 0, chance.uniform(.7, 1.1))
for k in range(26):
    tree(chance.uniform(15.5, 40), chance.uniform(-4.4, -3.4), 0, chance.uniform(.8, 1.1))

sun(38, 172, 3.6, '#FFE7C8', 2.5)
sky([(0, '#CFE0D2'), (1, '#CFE0D2')], fill='#C4D6E4', fill_strength=.95)
# grade template_real_estate_town: ev=0.12 contrast=1.08 split=0.35 saturation=1.08 vignette=0
camera = free_shot('template_real_estate_town', CARD, (-100, -100, 81.65), (0, 0, 0))
camera.data.type, camera.data.ortho_scale = 'ORTHO', 64
render()
