"""Exit options: five doors, each higher with its stairs, and one plain opening at the ground."""
from legatus import *

new_scene()
stone, step = limestone(), plaster('#DDBE93')
ground(plaster('sand'))
BAY = 4.3
#        height of the sill, height of the door, colour behind
doors = [(0.6, 3.5, '#5B8C9A'), (1.2, 3.5, '#A04A34'), (1.8, 3.6, '#C4623F'), (2.4, 3.8, '#EA8A3A'), (3.2, 4.2, '#F9BC33')]
first = -2.5 * BAY
openings = [(first + i * BAY, 2.4, sill + height - 1.2) for i, (sill, height, _) in enumerate(doors)]
openings += [(first + 5 * BAY, 2.2, 3.0, 'flat')]
screen(-90, 90, 26, openings, 1.5, stone)
box(first + 5 * BAY - 2.3, first + 5 * BAY + 2.3, 3.0, 3.2, 0, 5, plaster('ink'), 0)
for i, (sill, height, colour) in enumerate(doors):
    x = first + i * BAY
    box(x - 2.1, x + 2.1, 1.25, 1.45, sill, sill + 5, plaster(colour), 0)
    box(x - 1.25, x + 1.25, -0.74, 2.2, 0, sill, stone, 0)
    count = round(sill / 0.2)
    stairs(x - 1.5, x + 1.5, -0.75 - count * 0.32, count, 0.2, 0.32, step)
figure(first + BAY * 3.5, -6.5, 0, 1.8, plaster('orange'))
afternoon(31, 226, 3.7)
shot('exit', WIDE, (-2.6, -36, 2.7), (0.2, 0, 3.5), 32, at=(0.517, 0.42), heading=3)
shot('exit_hero', HERO, (-6, -44, 2.7), (0, 0, 3.6), 30, at=(0.745, 0.42), heading=0)
render()
