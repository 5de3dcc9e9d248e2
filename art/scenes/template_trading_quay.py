"""Template, trading: a container ship at the quay under two gantry cranes, for a halftone newspaper picture."""
import random

from legatus import *

new_scene()
chance = random.Random(11)
hull, boot, deck, white = plaster('#333A44'), plaster('#8E3B2E'), plaster('#9A9488'), plaster('#F2EEE6')
crane, dark, stone, sea = plaster('#D9D2C4'), plaster('#262B31'), plaster('#C9BFAE'), plaster('#7F97A0')
boxes = [plaster(c) for c in ('#B8543C', '#E9E2D2', '#54707C', '#C98F3E', '#3D4A55', '#A8B0A6')]
ground(sea)

# The ship lies along Y, its bow towards the viewer.
LENGTH, BEAM, SIDE = 96.0, 17.0, 11.0


def section(u):
    """Half the beam at u (0 bow, 1 stern) and how far the bow rakes at height h."""
    return BEAM / 2 * min(1, (sin(min(u / .2, 1) * pi / 2)) ** .75)


def side(s):
    def point(u, v):
        h = -1 + v * (SIDE + 1 + 3.2 * max(0, 1 - u / .16) ** 1.4)
        flare = .42 + .58 * min(1, max(0, h) / SIDE) ** .8 if u < .25 else 1
        mix = min(1, u / .25)
        half = section(u) * (flare * (1 - mix) + mix)
        return (s * half, u * LENGTH - 4.5 * max(0, h) / SIDE * max(0, 1 - u / .12), h)
    return point


with assembly((19, 14, 0)):
    for s in (-1, 1):
        surface(120, 30, side(s), hull)
        surface(120, 4, lambda u, v, s=s: tuple(a * (1.004 if i == 0 else 1) for i, a in enumerate(side(s)(u, .02 + v * .12))), boot)
    add_mesh('deck', [(side(s)(u / 60, 1)) for u in range(61) for s in (-1, 1)],
             [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(60)], deck)
    for s in (-1, 1):
        rod((s * .5, 3, SIDE + 3.4), (s * .3, 3.4, SIDE + 10), .18, white)
    cylinder(0, 6, SIDE, .35, 9, white, 32)
    for bay in range(8):
        y = 15 + bay * 8.1
        for col in range(6):
            stack = min(6, 3 + bay // 2 + (1 if chance.random() < .5 else 0)) - (1 if chance.random() < .25 else 0)
            for tier in range(stack):
                x = -7.5 + col * 2.5
                box(x + .04, x + 2.46, y, y + 7.6, SIDE + .4 + tier * 2.6, SIDE + 2.95 + tier * 2.6, chance.choice(boxes), .05)
    box(-8, 8, 82, 90, SIDE, SIDE + 24, white, .2)
    for k in range(6):
        box(-7, 7, 81.9, 82.1, SIDE + 3 + k * 3.2, SIDE + 4.2 + k * 3.2, dark, 0)
    box(-10.5, 10.5, 81.5, 86, SIDE + 24, SIDE + 27, white, .2)
    box(-10, 10, 81.4, 81.6, SIDE + 25, SIDE + 26.4, dark, 0)
    box(-2.5, 2.5, 88, 92, SIDE + 22, SIDE + 32, boot, .3)

# The quay and its cranes.
box(-80, 9.2, -40, 200, -2, 2.4, stone, .2)
for k in range(14):
    cylinder(8.0, 2 + k * 9, 2.4, .38, .7, dark, 24)
for x in (2.0, -14.0):
    box(x - .15, x + .15, -40, 200, 2.4, 2.55, dark, 0)


def gantry(y, lifted=0.0):
    for x in (2.0, -14.0):
        for dy in (-6, 6):
            box(x - .7, x + .7, y + dy - .7, y + dy + .7, 3.4, 34, crane, .08)
            box(x - .9, x + .9, y + dy - 2.2, y + dy + 2.2, 2.5, 3.8, dark, .1)
        box(x - .6, x + .6, y - 6, y + 6, 16, 17.4, crane, .05)
        box(x - .6, x + .6, y - 6, y + 6, 33, 34.6, crane, .05)
    for dy in (-6, 6):
        box(-14, 2, y + dy - .5, y + dy + .5, 16, 17.4, crane, .05)
        rod((-14, y + dy, 17), (2, y + dy, 33), .45, crane, square=True)
    for dy in (-1.6, 1.6):
        box(-26, 34, y + dy - .45, y + dy + .45, 33.5, 35.4, crane, .05)
        rod((2, y + dy, 48), (30, y + dy, 35.4), .22, crane)
        rod((2, y + dy, 48), (16, y + dy, 35.4), .22, crane)
        rod((2, y + dy, 48), (-22, y + dy, 35.4), .22, crane)
    for dy in (-6, 6):
        rod((2, y + dy, 34), (2, y + dy * .25, 48), .55, crane)
    box(1.2, 2.8, y - 2, y + 2, 47.4, 49, crane, .1)
    box(-23, -15, y - 2.6, y + 2.6, 35.4, 39, white, .2)
    if lifted:
        box(17, 21, y - 1.4, y + 1.4, 32, 33.4, dark, .1)
        box(17.4, 19.8, y + 1.5, y + 3.4, 29.6, 32, white, .15)
        for dx in (-1, 1):
            rod((19 + dx, y, 32), (19 + dx, y, lifted + 2.6), .09, dark)
        box(17.8, 20.2, y - 3.8, y + 3.8, lifted, lifted + 2.6, boxes[0], .05)


gantry(34, 28.2)
gantry(66)
gantry(108)
# On the quay: a lorry, stacks, two people.
for k, (x, y, tiers) in enumerate(((-8, 30, 2), (-8, 46, 3), (-8, 62, 3), (-21, 40, 3), (-21, 58, 2), (-27, 24, 2))):
    for tier in range(tiers):
        box(x - 1.25, x + 1.25, y, y + 7.6, 2.4 + tier * 2.6, 4.95 + tier * 2.6, boxes[(k + tier * 2) % 6], .05)
with assembly((-3.2, 19, 2.4)):
    box(-1.2, 1.2, 0, 8, 1, 3.6, boxes[1], .06)
    box(-1.2, 1.2, -2.4, -.2, .6, 3.2, boxes[0], .15)
    box(-1.0, 1.0, -2.45, -2.3, 1.9, 2.9, dark, .05)
    for y in (-1.4, 1.6, 6.4):
        for s in (-1, 1):
            cylinder(s * 1.0 - .15, y, .5, .5, .3, dark, 24, 0, (0, pi / 2, 0))
figure(3.6, 9.5, 2.4, 1.8, dark)
figure(4.7, 10.2, 2.4, 1.75, plaster('#E9E2D2'))

sun(27, 243, 4.6, '#FFEBCF', .6)
sky([(0.0, '#EFE6DA', 1.0), (0.07, '#B4C0C4', .9), (0.26, '#6F8997', .8), (.8, '#3E5B6C', .8)], fill='#A9BCCB', fill_strength=.8)
# grade template_trading_quay: ev=0.1 contrast=1.12 saturation=0.9 vignette=0.05
level_shot('template_trading_quay', CARD, (-3.5, -20, 4.6), (11, 40, 4.6), 27, shift=(0, 0.2))
render()
