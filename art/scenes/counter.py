"""Fees: a stone counter whose five panels are numbered like a tariff's bands; on each a stack of coins, one of them orange."""
import random

from legatus import *

new_scene()
stone, worn, gold, ink = limestone(), limestone('#DCCDB4'), plaster('#DFA23C'), plaster('#3B3A28')
ground(plaster('sand'))
box(-150, 150, 2.6, 3.4, 0, 70, plaster('#56603C'), 0)
rng = random.Random(5)
THICK, RADIUS, TOP, PITCH = .2, .72, 2.62, 2.2


def coin(x, y, z, material, tilt=0.0, turn=0.0):
    """A coin with a raised rim and a boss, its underside on z; `tilt` stands it on its edge."""
    r = RADIUS
    profile = [(.02, 0), (r - .03, 0), (r, .03), (r, THICK - .04), (r - .03, THICK - .01), (r - .12, THICK - .01), (r - .15, THICK - .05),
               (.34, THICK - .05), (.3, THICK - .01), (.02, THICK - .01)]
    with assembly((x, y, z), turn=turn, tilt=tilt):
        lathe(profile, material, 96)


def numeral(x, z, text, height=.8):
    """A Roman numeral of I and V inlaid in the counter's front, centred on (x, z)."""
    widths = [.2 if sign == 'I' else .62 for sign in text]
    at = x - (sum(widths) + .09 * (len(text) - 1)) / 2
    for sign, width in zip(text, widths):
        a, b, low, high, w = at, at + width, z - height / 2, z + height / 2, .13
        middle = (a + b) / 2
        strokes = ([[(middle - w / 2, low), (middle + w / 2, low), (middle + w / 2, high), (middle - w / 2, high)]] if sign == 'I' else
                   [[(a, high), (middle - .06, low), (middle + .06, low), (a + w + .03, high)],
                    [(b - .09, high), (middle - .06, low), (middle + .06, low), (b, high)]])
        for stroke in strokes:
            extrude(stroke, [], .06, ink, .004, at=(0, -1.66, 0))
        for serif in ([middle] if sign == 'I' else [a + .07, b - .05]):
            box(serif - .13, serif + .13, -1.69, -1.63, high - .05, high, ink, 0)
        if sign == 'I':
            box(middle - .13, middle + .13, -1.69, -1.63, low, low + .05, ink, 0)
        at = b + .09


# The counter: two steps, five sunk panels between pilasters, a slab on top.
HALF = PITCH * 2.5 + .1
box(-HALF - .55, HALF + .55, -2.5, 2.1, 0, .22, stone, .03)
box(-HALF - .2, HALF + .2, -2.05, 2.0, .22, .46, stone, .03)
box(-HALF, HALF, -1.63, 1.7, .44, TOP - .3, worn, .02)
for k in range(6):
    x = (k - 2.5) * PITCH
    box(x - .2, x + .2, -1.8, -1.55, .46, TOP - .34, stone, .03)
box(-HALF - .1, HALF + .1, -1.85, 1.75, TOP - .36, TOP - .2, stone, .02)
box(-HALF - .3, HALF + .3, -2.1, 1.9, TOP - .2, TOP, stone, .04)
# The stacks, one for each band, every coin a little out of line.
for k, (count, sign) in enumerate(zip((3, 6, 10, 15, 21), ('I', 'II', 'III', 'IV', 'V'))):
    x = (k - 2) * PITCH
    numeral(x, 1.36, sign)
    for n in range(count):
        coin(x + rng.uniform(-.045, .045), -.3 + rng.uniform(-.045, .045), TOP + n * (THICK - .01), plaster('orange') if k == 2 else gold)
# Two that fell off.
coin(3.9, -3.6, 0, gold)
coin(5.0, -3.15, 0, gold)
figure(-HALF - 1.15, -1.9, 0, 1.75, plaster('slate'))
afternoon(27, 222, 4.8)
shot('counter_hero', HERO, (-4, -28, 4.6), (0, 0, 3.5), 33.5, at=(0.76, 0.5), heading=0)
render()
