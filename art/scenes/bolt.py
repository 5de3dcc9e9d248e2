"""Protection: a gate seen from within, shut by a great orange bar; light falls through its one small window."""
from legatus import *

new_scene()
stone, bronze, iron = limestone(), plaster('#C8893A'), plaster('#3A3330')
planks = [plaster(c) for c in ('#8A4F2E', '#7E4629', '#935735')]
ground(plaster('sand'))
HALF, SPRING, Y = 3.3, 3.7, 1.0
wall = plaster('#2F4F58')
screen(-120, 120, 30, [(0, 2 * HALF, SPRING)], 2.0, wall, (0, Y, 0))
# The frame: posts on bases, imposts, and the ring of wedge stones.
voussoirs(17, HALF + .02, HALF + 1.05, .5, lambda i: stone, at=(0, Y - 1.1, SPRING))
for s in (-1, 1):
    a, b = sorted((s * HALF, s * (HALF + 1.0)))
    for k in range(4):
        box(a, b, Y - 1.35, Y + .4, k * SPRING / 4 + .006, (k + 1) * SPRING / 4 - .006, stone, .025)
    box(a - .1, b + .1, Y - 1.45, Y + .4, 0, .4, stone, .03)
    box(a - .1, b + .1, Y - 1.45, Y + .4, SPRING - .16, SPRING + .08, stone, .02)
box(-HALF, HALF, Y - 1.3, Y + 1, 0, .12, stone, .02)
# The leaves: planks cut to the arch, a window left open in the left one.
COUNT, FRONT = 12, Y - .35
WINDOW = (-1.65, 1.5, .55)          # left edge, sill, side
for k in range(COUNT):
    x0 = -HALF + 2 * HALF * k / COUNT
    x1 = x0 + 2 * HALF / COUNT
    a, b = x0 + .012, x1 - .012
    head = [(x, SPRING + sqrt(max(0, HALF ** 2 - x * x)) - .01) for x in (b, (a + b) / 2, a)]
    cut = abs(x0 - WINDOW[0]) < .01
    if cut:
        extrude([(a, .13), (b, .13), (b, WINDOW[1]), (a, WINDOW[1])], [], .3, planks[k % 3], .015, at=(0, FRONT, 0))
        extrude([(a, WINDOW[1] + WINDOW[2]), (b, WINDOW[1] + WINDOW[2])] + head, [], .3, planks[k % 3], .015, at=(0, FRONT, 0))
    else:
        extrude([(a, .13), (b, .13)] + head, [], .3, planks[(k * 2) % 3], .015, at=(0, FRONT, 0))
box(WINDOW[0], WINDOW[0] + WINDOW[2], FRONT + .08, FRONT + .12, WINDOW[1], WINDOW[1] + WINDOW[2], glow('#FFD98A', 1.6), 0)
extrude([(-HALF, .13), (HALF, .13)] + arc(0, SPRING, HALF, 0, pi), [], .1, iron, .01, at=(0, FRONT + .19, 0))
for k in (1, 2):
    x = WINDOW[0] + WINDOW[2] * k / 3
    rod((x, FRONT - .05, WINDOW[1] - .1), (x, FRONT - .05, WINDOW[1] + WINDOW[2] + .1), .03, iron, 16)
# Straps with studs.
for z in (.72, 4.9):
    reach = sqrt(HALF ** 2 - max(0, z + .16 - SPRING) ** 2) - .06
    for a, b in ((-reach, -.05), (.05, reach)):
        box(a, b, FRONT - .24, FRONT - .1, z - .16, z + .16, bronze, .02)
    for k in range(COUNT):
        x = -HALF + 2 * HALF * (k + .5) / COUNT
        if abs(x) < reach - .1:
            sphere(x, FRONT - .24, z, .09, iron, 24)
# The bar in its four hooks.
BAR, THICK = 2.75, .66
box(-HALF - 1.75, HALF + 1.75, Y - 2.15, Y - 1.5, BAR, BAR + THICK, plaster('orange'), .05)
for x in (-HALF - .5, -1.1, 1.1, HALF + .5):
    box(x - .2, x + .2, Y - 2.3, Y - .4, BAR - .2, BAR, iron, .02)
    box(x - .2, x + .2, Y - 2.32, Y - 2.16, BAR - .2, BAR + .5, iron, .03)
# A round shield leans beside it.
with assembly((6.45, -.82, 0), tilt=-12, scale=.88):
    profile = [(.02, .5), (.3, .48), (.7, .42), (1.1, .3), (1.4, .12), (1.55, .06), (1.6, 0), (1.55, -.06), (.02, -.02)]
    with assembly((0, -.1, 1.62), tilt=90):
        lathe(profile, bronze, 128, crease=50)
        lathe([(.36, .44), (.34, .56), (.22, .68), (.02, .72)], plaster('#E9B25C'), 64)
        ring((0, 0, .25), 1.25, .06, plaster('#E9B25C'))
figure(-2.35, -1.5, 0, 1.75, plaster('slate'))
afternoon(30, 222, 4.8)
shot('bolt_hero', HERO, (-4.5, -26, 2.6), (0, 0, 3.8), 32, at=(0.70, 0.49), heading=0)
shot('bolt_panorama', (2880, 720), (-7.5, -8, 2.9), (0.3, -0.8, 2.9), 34, at=(0.55, 0.5), heading=38)
render()
