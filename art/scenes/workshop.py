"""Insourcing: the workshop lies within the city's own walls; we look in through the gate."""
from legatus import *

new_scene()
stone, wall, timber = limestone(), plaster('#5F7F88'), plaster('#8A5530')
hearth = plaster('#A94A2E')
ground(plaster('sand'))
# The city wall with its gate between two towers.
# It throws no shadow, else the court behind would lie in the dark.
screen(-90, 90, 9.2, [(0, 7.0, 3.6)], 2.0, wall).visible_shadow = False
for x0, x1 in ((-90.5, -6.2), (-5.6, 5.6), (6.2, 90.5)):
    battlements(x0, x1, 0, 9.2, 1.2, wall, 1.1, 0.9)
for x in (-8.0, 8.0):
    box(x - 2.0, x + 2.0, -1.9, 1.9, 0, 11.2, wall, 0.04)
    box(x - 2.2, x + 2.2, -2.1, 2.1, 11.2, 11.5, stone, 0.03)
    battlements(x - 2.1, x + 2.1, -1.6, 11.5, 1.0, wall)
    box(x - 0.28, x + 0.28, -1.95, -1.8, 6.2, 7.9, plaster('slate'), 0)
voussoirs(17, 3.52, 4.35, 0.3, lambda i: plaster('orange') if i == 8 else stone, at=(0, -1.02, 3.6))
for x in (-3.93, 3.93):
    box(x - .42, x + .42, -1.2, 1.2, 0, 3.6, stone)
    box(x - .5, x + .5, -1.3, 1.3, 3.4, 3.66, stone)
# The court: a yellow wall, the forge, a bench with a column drum in work, jars on a shelf.
box(-16, 16, 8.6, 9.2, 0, 9, plaster('#EBA93C'), 0)
box(0.9, 3.2, 6.6, 8.6, 0, 1.7, hearth, 0.04)
extrude([(.9, 1.7), (3.2, 1.7), (2.45, 3.6), (1.65, 3.6)], [], 2.0, hearth, 0.03, at=(0, 7.6, 0))
box(1.65, 2.45, 6.9, 8.2, 3.5, 9.0, hearth, 0.03)
box(1.45, 2.65, 6.5, 6.62, 0.5, 1.35, glow('#F28A1C', 3.0), 0)
box(-3.1, -1.2, 5.2, 6.2, 0.85, 1.07, timber, 0.03)
for x in (-2.85, -1.45):
    box(x - .12, x + .12, 5.4, 6.0, 0, .86, timber)
drum(-2.5, 5.7, 1.07, 0.40, 0.8, plaster('lime'))
block((-1.7, 5.7, 1.07), (.5, .5, .5), plaster('lime'))
lathe([(.32, 0), (.28, .12), (.2, .3), (.22, .55)], plaster('slate'), 48, at=(0.15, 4.9, 0))
box(-.3, .6, 4.7, 5.1, .55, .82, plaster('slate'), 0.06)
box(-3.2, -0.7, 8.0, 8.6, 3.2, 3.34, timber, 0.01)
for i, h in enumerate((.9, 1.15, .8)):
    amphora(-2.8 + i * .8, 8.25, 3.34, h, plaster('#B9583A' if i != 1 else 'lime'), handles=False)
figure(0.95, 5.2, 0, 1.85, plaster('slate'))
figure(-0.85, 5.6, 0, 1.85, plaster('lime'))
figure(-4.5, -4.0, 0, 1.75, plaster('orange'))
sun(31, 238, 4.5, '#FFD6A6', 0.6)
sky(OPEN_SKY, fill='#8FA9C8', fill_strength=0.8)
shot('workshop', CARD, (-1.4, -19, 2.2), (0, 0, 4.4), 43, at=(0.5, 0.49), heading=3)
shot('workshop_hero', HERO, (-3, -24, 2.2), (0, 0, 4.6), 28, at=(0.745, 0.49), heading=-2)
render()
