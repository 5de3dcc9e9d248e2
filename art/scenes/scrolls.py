"""Insights: scrolls in their pigeonholes; one is orange and drawn out."""
import random

from legatus import *

new_scene()
stone = limestone()
ground(plaster('sand'))
box(-150, 150, 2.2, 3.0, 0, 70, plaster('#E0A040'), 0)
COLS, ROWS, CELL, WALL = 7, 4, 1.35, .16
W, H = COLS * CELL + WALL, ROWS * CELL + WALL
X0, Z0 = -W / 2, .55
box(X0 - .35, X0 + W + .35, -.5, 2.3, 0, Z0, stone, .03)
box(X0, X0 + W, 1.3, 2.25, Z0, Z0 + H, plaster('#7A3626'), 0)
# The uprights stand a little before the shelves: faces in one plane would shade each other.
for i in range(COLS + 1):
    box(X0 + i * CELL, X0 + i * CELL + WALL, -.2, 1.5, Z0, Z0 + H, stone, .02)
for j in range(ROWS + 1):
    box(X0, X0 + W, -.17, 1.5, Z0 + j * CELL, Z0 + j * CELL + WALL, stone, .02)
box(X0 - .3, X0 + W + .3, -.45, 2.3, Z0 + H - .01, Z0 + H + .32, stone, .03)
gable(X0 - .1, X0 + W + .1, Z0 + H + .32, 1.25, 2.4, stone, .95, .2)
tones = [plaster(c) for c in ('#EBDCC0', '#E2CDA6', '#F1E5CF', '#D9BE90')]
rod_end = plaster('#8A4B2A')
rng = random.Random(5)


def scroll(x, z, r, front, material):
    """A rolled sheet lying along Y; its stick's knob looks at the viewer."""
    disc((x, front + .8, z), r, 1.6, material, edge=.03, segments=64)
    ring((x, front, z), r * .62, .022, rod_end, (0, 1, 0), 64)
    disc((x, front - .05, z), r * .2, .3, rod_end, edge=.02, segments=32)


for i in range(COLS):
    for j in range(ROWS):
        cx, floor = X0 + WALL + CELL * i + (CELL - WALL) / 2, Z0 + WALL + CELL * j
        if (i, j) == (3, 2):
            scroll(cx, floor + .42, .42, -1.35, plaster('orange'))
            continue
        if rng.random() < .1:
            continue
        r = .275
        pile = [(-r - .01, r), (r + .01, r)] + ([(0, r + 1.74 * r)] if rng.random() < .62 else [])
        for dx, dz in pile:
            scroll(cx + dx, floor + dz, r * rng.uniform(.94, 1), -.15 + rng.uniform(-.1, .25), rng.choice(tones))
figure(-6.7, -2.2, 0, 1.75, plaster('slate'))
afternoon(30, 226, 4.8)
shot('scrolls_hero', HERO, (-5, -27, 2.6), (0, 0, 3.7), 33, at=(0.745, 0.5), heading=0)
render()
