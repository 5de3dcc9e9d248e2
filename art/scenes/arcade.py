"""Home: two arcades meet at a piazza; between them an orange globe on a standard. By day and in the evening."""
from legatus import *
from legatus.output import option

# The sun goes round and down while the piazza stays: the second light is another shot of the same camera.
evening = option('shot', 'arcade', str) == 'arcade_evening'
EVENING_SKY = [(0.0, '#F4B26E', 1.1), (0.06, '#DE9468', 1.0), (0.18, '#72757A', .8), (0.42, '#1F4150', .6)]

new_scene()
stone = limestone(variation=0.035)
ground(plaster('#D9BE93'))
arcade(13, bay=5.2, opening=3.5, spring=4.6, height=8.6, depth=1.7, material=stone, at=(7.5, -2, 0), turn=90)
box(13.5, 14.2, -4, 70, 0, 8.9, plaster('#D2622A'), 0)
box(7.0, 14.2, -4, 70, 8.92, 9.3, stone, 0)
arcade(10, bay=5.2, opening=3.3, spring=4.2, height=7.2, depth=1.6, material=stone, at=(-50, 68, 0), storeys=2)
# Lamps are lit behind the far arches when the sun no longer reaches them.
box(-50, 4, 72, 73, 0, 15, glow('#D9762C', 0.42) if evening else plaster('#9A4526'), 0)
# A palace behind the viewer, whose arches fall as shadow over the piazza.
arcade(12, bay=6, opening=4.0, spring=5.2, height=8.4, depth=1.5, material=stone, at=(-24, -44, 0), turn=90)
cylinder(-3.6, 22, 0, 0.10, 7.4, plaster('bronze'), 48)
sphere(-3.6, 22, 7.9, 0.66, plaster('orange'))
cylinder(-3.6, 22, 0, 0.95, 0.35, stone, 96, 0.03)
cylinder(-3.6, 22, 0.35, 0.62, 0.3, stone, 96, 0.03)
if evening:
    sun(10, 176, 5.2, '#FFA860', 0.8)
    sky(EVENING_SKY, fill='#6C78B8', fill_strength=0.6)
else:
    sun(18, 214, 4.4, '#FFD2A0', 0.6)
    sky(OPEN_SKY, fill='#7E9CC0', fill_strength=0.75)
camera = (HERO, (-7.5, -12, 1.75), (-1.2, 30, 5.2), 30, (0, 0.06))
level_shot('arcade', *camera)
level_shot('arcade_evening', *camera)
render()
