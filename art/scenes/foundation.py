"""Company profile: the foundation stone, set true by a plumb line."""
from legatus import *

new_scene()
stone, timber, bronze, rope = limestone(), plaster('timber'), plaster('#E0A040'), plaster('#F0E2C6')
ground(plaster('sand'))
box(-150, 150, 6.0, 6.8, 0, 70, plaster('#5F7F8C'), 0)
# The bed, the first course with its orange corner stone, and the beginning of the second.
box(-4.6, 40, -1.6, 3.4, 0, .45, stone, .03)
box(-4.0, 40, -1.1, 3.0, .45, .9, stone, .03)
Z, H = .9, 1.75
box(-3.3, -.3, -.8, 2.6, Z, Z + H, plaster('orange'), .05)
x = -.27
for k, w in enumerate((2.5, 2.1, 2.7, 2.2, 2.6, 2.4)):
    box(x, x + w, -.8 + .02 * (k % 2), 2.6, Z, Z + H, stone, .05)
    if k in (3, 4, 5):
        box(x - 1.0, x - 1.0 + w, -.8, 2.6, Z + H + .02, Z + 2 * H, stone, .05)
    if k == 5:
        box(x - .1, x + w, -.8, 2.6, Z + 2 * H + .02, Z + 3 * H, stone, .05)
    x += w + .03
# Three legs and the line: it hangs before the middle of the corner stone.
TOP = (-1.8, -1.75, 8.0)
for foot in ((-5.2, -2.6, 0), (1.7, -2.7, 0), (-1.8, 2.2, Z + H)):
    rod(foot, (TOP[0] + (foot[0] - TOP[0]) * -.04, TOP[1] + (foot[1] - TOP[1]) * -.04, 8.25), .11, timber)
ring((TOP[0], TOP[1], 7.85), .24, .06, rope, (0, 0, 1), 64)
rod((TOP[0], TOP[1], 1.75), (TOP[0], TOP[1], 7.9), .035, rope, 16)
lathe([(.01, .72), (.34, 1.5), (.36, 1.62), (.3, 1.75), (.1, 1.84), (.1, 2.0), (.04, 2.02)], bronze, 96, at=(TOP[0], TOP[1], 0))
figure(-6.9, -2.6, 0, 1.75, plaster('slate'))
afternoon(30, 226, 4.8)
shot('foundation_hero', HERO, (-5, -28, 2.8), (0, 0, 4.0), 33, at=(0.735, 0.49), heading=0)
render()
