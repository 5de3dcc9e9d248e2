"""The ways out, in the order of their list: five doors, each a little higher than the one before, and a plain opening.

Each is in the middle of its sixth of the picture, so that a page can lay its links over them. `doors_lit` is the same
wall towards evening, with a light in every doorway: a page shows of it the door that is pointed at."""
import bpy

from legatus import *
from legatus.output import option
from legatus.pigments import linear
from legatus.solids import link

lit = option('shot', '', str) == 'doors_lit'
new_scene()
stone, step = limestone(), plaster('#DDBE93')
ground(plaster('sand'))
BAY, DISTANCE = 4.3, 60
#        height of the sill, height of the door, colour behind, its light
doors = [(0.4, 2.9, '#5B8C9A', '#9FD0D6'), (0.8, 2.9, '#A04A34', '#F08A5C'), (1.2, 2.95, '#C4623F', '#FF9A5A'),
         (1.8, 3.0, '#EA8A3A', '#FFB254'), (2.4, 3.1, '#F9BC33', '#FFD669')]
first = -2.5 * BAY
last = first + 5 * BAY
openings = [(first + i * BAY, 2.2, sill + height - 1.1) for i, (sill, height, _, _) in enumerate(doors)]
screen(-90, 90, 26, [*openings, (last, 2.1, 2.6, 'flat')], 1.5, stone)


def behind(colour, light, strength):
    return glow(light, strength) if lit else plaster(colour)


def shine(x, z, light, power):
    """Light from a doorway, on its stairs and the sand before it."""
    data = bpy.data.lights.new('doorway', 'AREA')
    data.energy, data.size, data.color = power, 1.6, linear(light)[:3]
    lamp = link(bpy.data.objects.new('doorway', data))
    lamp.location, lamp.rotation_euler = (x, 0.6, z), (radians(-78), 0, 0)


for i, (sill, height, colour, light) in enumerate(doors):
    x = first + i * BAY
    box(x - 2.0, x + 2.0, 1.25, 1.45, sill, sill + 5, behind(colour, light, 1.6), 0)
    if lit:
        shine(x, sill + 1.3, light, 500)
    box(x - 1.15, x + 1.15, -0.74, 2.2, 0, sill, stone, 0)
    count = round(sill / 0.2)
    stairs(x - 1.35, x + 1.35, -0.75 - count * 0.3, count, 0.2, 0.3, step)
box(last - 2.0, last + 2.0, 3.0, 3.2, 0, 5, behind('ink', 'bone', 1.1), 0)
if lit:
    shine(last, 1.3, '#E3D5C0', 260)
figure(first + 3.44 * BAY, -4.4, 0, 1.7, plaster('orange'))
if lit:
    afternoon(24, 226, 1.3, fill=0.5)
else:
    afternoon(31, 226, 3.7)
# Wide windows see the lower middle of it, phones all. Of the lit wall a window shows a sixth at a time, and that soft.
LENS = DISTANCE * 36 / (6 * BAY)     # six bays fill the picture
shot('doors', (2400, 1500), (0, -DISTANCE, 2.7), (0, 0, 0), LENS, at=(0.5, 0.2), heading=0)
shot('doors_lit', (1600, 1000), (0, -DISTANCE, 2.7), (0, 0, 0), LENS, at=(0.5, 0.2), heading=0)
render()
