"""Three paper models on white card: a house round a court with its roof off, a narrow house cut open, a reading room under
a long roof. Each is 200 m from the next. The courtyard house is the one whose plan and section the page draws."""
from legatus import *

FAR, MODULE = 200, 0.91
new_scene()
card, board, ply = plaster('#F3F1EC'), plaster('#DAD7D0'), plaster('#D3B88E', 0.4, 0.02, 2)
grey, accent, glass = plaster('#B9B7B2'), plaster('#C4006A'), plaster('#CBD6D9')
box(-600, 1000, -600, 600, -.9, -.8, plaster('#ECEBE8'), 0)


def base(width, depth):
    box(-width / 2, width / 2, -depth / 2, depth / 2, -.8, 0, card, .03)


def tree(x, y, height, crown):
    rod((x, y, 0), (x, y, height), .045, grey, 12)
    for k in range(26):
        a, h = k * 2.4, height * (.45 + .55 * k / 26)
        r = crown * sin(pi * (.16 + .8 * k / 26))
        rod((x, y, h - r * .35), (x + r * cos(a), y + r * sin(a), h + r * .2), .016, grey, 8)
        sphere(x + r * cos(a), y + r * sin(a), h + r * .2, .13, card, 24)


def court_house():
    """Walls in modules of 910 mm on the plan, x to the right and y downward, as in the drawing."""
    solid = [(0, 0, 1.5, 0), (3.5, 0, 6.5, 0), (7.5, 0, 10.5, 0), (12.5, 0, 14, 0), (0, 0, 0, 1), (0, 3, 0, 5),
             (0, 9, 0, 10), (14, 0, 14, 4), (14, 6, 14, 8), (14, 9, 14, 10), (0, 10, 1, 10), (4, 10, 6, 10), (8, 10, 11, 10),
             (12, 10, 14, 10), (0, 4, 4, 4), (5, 0, 5, 2), (5, 3, 9, 3), (10.1, 3, 14, 3), (9, 0, 9, 3), (10.2, 7, 14, 7),
             (9, 8.3, 9, 10)]
    panes = [(1.5, 0, 3.5, 0), (6.5, 0, 7.5, 0), (10.5, 0, 12.5, 0), (0, 1, 0, 3), (0, 5, 0, 9), (14, 4, 14, 6), (14, 8, 14, 9),
             (1, 10, 4, 10), (6, 10, 8, 10), (5, 3, 5, 7), (9, 3, 9, 7), (5, 7, 9, 7)]
    base(17.5, 13.5)

    def at(x, y):
        return (x - 7) * MODULE, (5 - y) * MODULE

    # Every wall a little thicker and higher than the one before: faces in one plane would shade each other black.
    walls = [(s, 2.7 + k * .001, .08 + k * .0006, card) for k, s in enumerate(solid)]
    for (a, b, c, d), height, half, material in walls + [(p, .5 + k * .001, .03 + k * .0006, glass) for k, p in enumerate(panes)]:
        (x0, y0), (x1, y1) = at(a, b), at(c, d)
        box(min(x0, x1) - half, max(x0, x1) + half, min(y0, y1) - half, max(y0, y1) + half, -.05 if height > 1 else .02, height, material, 0)
    for a, b, c, d, material in ((0, 0, 5, 10, ply), (5, 7, 9, 10, ply), (9, 3, 14, 7, ply), (9, 0, 14, 3, ply), (5, 0, 9, 3, board),
                                 (9, 7, 14, 10, board)):
        (x0, y0), (x1, y1) = at(a, d), at(c, b)
        box(x0, x1, y0, y1, 0, .05, material, 0)
    for a, b, w, d, h in ((1.2, 5.4, 2, 1, .7), (1, 8, .9, 1.6, .42), (2, 8.7, 1.2, .9, .3), (5.6, 9.2, 3, .7, .85), (5.6, 7.7, 2.4, .8, .85),
                          (.8, .7, 2.1, 1.6, .4), (5.3, .3, 1.6, 1, .55), (10.4, 3.4, 3.2, .7, .72), (13.2, 4.2, .6, 2.4, 1.8),
                          (10, .5, 2.2, 1.1, .4), (12.8, 7.4, .9, 2, .9)):
        x, y = at(a + w / 2, b + d / 2)
        block((x, y, .05), (w * MODULE, d * MODULE, h), card, .02)
    x, y = at(7, 5)
    tree(x + .3, y - .1, 4.6, 1.5)
    tree(-8, -5.4, 3.2, .9)
    tree(7.9, 5.2, 3.8, 1.1)
    figure(*at(6.1, 6.1), 0, 1.7, accent)
    figure(*at(11.5, 11), 0, 1.7, accent)
    figure(*at(3.6, 6.6), .05, 1.65, grey)


def narrow_house():
    """3.6 m wide and 13 m deep; the long wall toward the viewer is cut away."""
    base(19, 8)
    levels = [(-6.5, -1.2, .3), (-1.2, 6.5, 1.4), (-6.5, -1.2, 3.0), (-1.2, 6.5, 4.2), (-6.5, -1.2, 5.8), (1.0, 6.5, 7.0)]
    box(-6.6, 6.6, 1.8, 1.95, 0, 9.4, card, .02)
    for x in (-6.6, 6.5):
        box(x, x + .12, -1.8, 1.9, 0, 8.6 if x < 0 else 9.6, card, .02)
    for x0, x1, z in levels:
        box(x0, x1, -1.8, 1.8, z - .2, z, ply if z > 1 else board, .01)
    box(-1.26, -1.14, .2, 1.8, 0, 8.6, card, .01)
    for k, (x, z) in enumerate(((-1.2, .3), (-1.2, 1.4), (-1.2, 3.0), (-1.2, 4.2))):
        for s in range(6):
            box(x - .9 + s * .3 if k % 2 == 0 else x + .9 - s * .3, (x - .9 + s * .3 if k % 2 == 0 else x + .9 - s * .3) + .3, -1.2, -.3,
                z + s * .2, z + s * .2 + .08, card, .005)
    extrude([(-6.9, 8.5), (-6.9, 8.66), (6.9, 9.9), (6.9, 9.74)], [], 3.9, card, .01, at=(0, .05, 0))
    for x, z, w, h in ((-5.6, .3, 1.6, .72), (2.2, 1.4, 2.2, .72), (4.9, 1.4, 1.2, 1.9), (-5.4, 3.0, 2.4, .42), (1.2, 4.2, 2.2, .4), (4.6, 4.2, 1.5, .72),
                       (-5.6, 5.8, 2.0, .42), (3.2, 7.0, 1.8, .72)):
        box(x, x + w, .3, 1.5, z, z + h, card, .02)
    for x, z in ((-3.4, .3), (4.0, 4.2)):
        figure(x, -.6, z, 1.7, accent)
    figure(-8.3, -1.6, 0, 1.7, grey)
    figure(2.4, -.5, 7.0, 1.6, grey)
    tree(8.3, -.8, 5.4, 1.3)
    tree(-8.6, .9, 3.4, .9)


def reading_room():
    """Timber frames at 1.8 m under a long folded roof, open to the meadow in front."""
    base(34, 15)
    for k in range(16):
        x = -13.5 + k * 1.8
        rod((x, -3.2, 0), (x, -3.2, 2.9), .07, ply, square=True)
        rod((x, 3.6, 0), (x, 3.6, 2.9), .07, ply, square=True)
        rod((x, -5.0, 2.3), (x, .2, 5.1), .06, ply, square=True)
        rod((x, 5.2, 2.3), (x, .2, 5.1), .06, ply, square=True)
        rod((x, -3.2, 2.9), (x, 3.6, 2.9), .05, ply, square=True)
    for y0, y1 in ((-5.3, .2), (5.5, .2)):
        surface(2, 2, lambda u, v: (-15 + u * 30, y0 + v * (y1 - y0), 2.28 + v * 2.98), card, thickness=.1)
    box(-13.6, 13.6, 3.5, 3.65, 0, 2.9, card, .01)
    box(-14, 14, -3.8, 4, 0, .12, ply, .01)
    for x0, x1 in ((-13.6, -9), (6.2, 9.6)):
        box(x0, x1, -1.6, 3.6, .12, 2.8, card, .02)
    for k in range(7):
        box(-7.6 + k * 1.8, -6.4 + k * 1.8, 1.2, 2.8, .12, 1.5, card, .02)
    for k in range(4):
        box(-7.4 + k * 3, -5.6 + k * 3, -2.2, -1.3, .12, .84, card, .02)
    for x, y, m in ((-5.2, -2.6, accent), (-2.2, -4.4, grey), (3.2, -2.7, accent), (11.6, -4.2, grey), (12.2, -4.4, accent)):
        figure(x, y, .02, 1.65, m)
    for x, y, h in ((-15.5, -5, 4.4), (15.4, -4.8, 5.2), (15.8, 4.6, 6), (-9, -6.6, 2.6), (6.5, -6.8, 3)):
        tree(x, y, h, h * .28)


for index, build in enumerate((court_house, narrow_house, reading_room)):
    with assembly((index * FAR, 0, 0)):
        build()

sun(40, 242, 3.1, '#FFF6EA', 1.2)
sky([(0, '#FFFFFF', 1.6), (1, '#FFFFFF', 1.6)], fill='#D5DEEA', fill_strength=0.34)
# grade template_architecture_court: split=0.15 vignette=0 contrast=1.1 ev=0.06
# grade template_architecture_narrow: split=0.15 vignette=0 contrast=1.1 ev=0.06
# grade template_architecture_reading: split=0.15 vignette=0 contrast=1.1 ev=0.06
free_shot('template_architecture_court', CARD, (-13, -24, 24), (0.2, -.5, 0), 52)
free_shot('template_architecture_narrow', CARD, (FAR - 11, -36, 11), (FAR, 0, 4.4), 56)
free_shot('template_architecture_reading', CARD, (FAR * 2 - 22, -36, 9), (FAR * 2 - 1.2, 0, 1.6), 42)
render()
