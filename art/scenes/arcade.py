"""Home: two arcades meet at a piazza; between them an orange globe on a standard."""
from legatus import *

new_scene()
stone = limestone(variation=0.035)
ground(plaster('#D9BE93'))
arcade(13, bay=5.2, opening=3.5, spring=4.6, height=8.6, depth=1.7, material=stone, at=(7.5, -2, 0), turn=90)
box(13.5, 14.2, -4, 70, 0, 8.9, plaster('#D2622A'), 0)
box(7.0, 14.2, -4, 70, 8.92, 9.3, stone, 0)
arcade(10, bay=5.2, opening=3.3, spring=4.2, height=7.2, depth=1.6, material=stone, at=(-50, 68, 0), storeys=2)
box(-50, 4, 72, 73, 0, 15, plaster('#9A4526'), 0)
# A palace behind the viewer, whose arches fall as shadow over the piazza.
arcade(12, bay=6, opening=4.0, spring=5.2, height=8.4, depth=1.5, material=stone, at=(-24, -44, 0), turn=90)
cylinder(-3.6, 22, 0, 0.10, 7.4, plaster('bronze'), 48)
sphere(-3.6, 22, 7.9, 0.66, plaster('orange'))
cylinder(-3.6, 22, 0, 0.95, 0.35, stone, 96, 0.03)
cylinder(-3.6, 22, 0.35, 0.62, 0.3, stone, 96, 0.03)
sun(18, 214, 4.4, '#FFD2A0', 0.6)
sky(OPEN_SKY, fill='#7E9CC0', fill_strength=0.75)
level_shot('arcade', HERO, (-7.5, -12, 1.75), (-1.2, 30, 5.2), 30, shift=(0, 0.06))
render()
