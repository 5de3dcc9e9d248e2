"""Succession by employees: four of the staff carry the great orange key to its keyhole, the door of the workshop."""
from legatus import *

new_scene()
stone, orange, timber = limestone(), plaster('orange'), plaster('#8A5530')
ground(plaster('sand'))
# The wall and the keyhole through it. It throws no shadow, else the workshop behind would lie in the dark.
X, EYE, R, SILL, FOOT, WAIST = 6.1, 6.5, 1.65, .5, 1.75, .9


def keyhole(out):
    """The keyhole's outline, wider by `out`."""
    side = acos((WAIST + out * .8) / (R + out))
    return [(X - FOOT - out, SILL), (X + FOOT + out, SILL)] + arc(X, EYE, R + out, -side, pi + side, 64)


extrude([(-120, 0), (120, 0), (120, 40), (-120, 40)], [keyhole(0)], 1.6, plaster('#31596A'), .03,
        at=(0, 3.2, 0)).visible_shadow = False
extrude(keyhole(.45), [keyhole(0)], .5, stone, .04, at=(0, 2.25, 0))
for k in range(2):
    box(X - 2.9 - k * .5, X + 2.9 + k * .5, 1.4 - k * .55, 4.0, 0, SILL - k * .25, stone, .03)
# The workshop: a yellow wall with a hammer, an anvil on a bench.
box(X - 8, X + 8, 8.2, 8.6, 0, 14, plaster('#EBA93C'), 0)
box(X - 8, X + 8, 3.9, 8.2, 0, SILL - .01, plaster('#C99A58'), 0)
box(X - .3, X + 1.9, 6.2, 7.2, 1.5, 1.72, timber, .03)
for x in (X - .1, X + 1.7):
    box(x - .12, x + .12, 6.4, 7.0, SILL, 1.5, timber)
lathe([(.36, 0), (.32, .12), (.2, .3), (.24, .5)], plaster('slate'), 48, at=(X + .75, 6.7, 1.72))
box(X + .1, X + 1.4, 6.45, 6.95, 2.2, 2.5, plaster('slate'), .06)
rod((X + .45, 7.9, 5.0), (X + .45, 7.9, 6.7), .08, timber, 16)
box(X + .05, X + .85, 7.7, 8.1, 6.5, 6.85, plaster('slate'), .04)
# The key: bow with three rings, shaft with collars, bit.
Z, SIZE = 3.12, 1.2
with assembly((0, 0, Z * SIZE), scale=SIZE):
    ring((-3.95, 0, 0), 1.35, .23, orange, (0, 1, 0))
    for a in (90, 210, 330):
        ring((-3.95 + .6 * cos(radians(a)), 0, .6 * sin(radians(a))), .48, .12, orange, (0, 1, 0), 96)
    rod((-2.5, 0, 0), (3.7, 0, 0), .25, orange, 64)
    for x, r, w in ((-2.4, .44, .2), (-2.05, .36, .16), (1.95, .36, .18), (3.7, .33, .24)):
        disc((x, 0, 0), r, w, orange, facing='x')
    bit = [(2.3, 0), (3.45, 0), (3.45, -1.75), (3.1, -1.75), (3.1, -1.2), (2.8, -1.2), (2.8, -1.75), (2.3, -1.75), (2.3, -1.0),
           (2.56, -1.0), (2.56, -.7), (2.3, -.7)]
    extrude(bit, [], .3, orange, .025)


def carrier(x, dress, tall):
    """One who carries overhead: both hands under the shaft."""
    with assembly(scale=SIZE):
        figure(x, 0, 0, tall, dress)
        for side in (-1, 1):
            shoulder, hand = (x + side * .2, -.08, .74 * tall), (x + side * .42, -.12, Z - .22)
            rod(shoulder, hand, .11, dress, 32)
            sphere(*shoulder, .13, dress, 32)
            sphere(*hand, .15, dress, 32)


for x, dress, tall in ((-1.55, 'bone', 2.62), (-.5, '#8FB0B4', 2.68), (.5, '#D9A24A', 2.6), (1.5, '#8FA07C', 2.66)):
    carrier(x, plaster(dress), tall)
afternoon(27, 228, 4.9)
shot('employee_succession_hero', HERO, (-5, -28, 2.6), (0, 0, 4.2), 34.5, at=(0.73, 0.49), heading=0)
render()
