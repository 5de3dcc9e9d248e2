"""Succession: arches within arches; the older leads the younger toward the sun at the end."""
from legatus import *

new_scene()
stone, terra = limestone(), plaster('#C6602F')
ground(plaster('sand'))
for i in range(8):
    screen(-40, 40, 9.4, [(0, 5.0, 3.6)], 1.4, terra if i % 2 else stone, at=(0, i * 6.2, 0))
# Open-roofed courts between the screens: a low wall on the sunny side, a high one opposite.
box(-7.2, -6.6, 0, 60, 0, 3.2, stone, 0)
box(6.6, 7.2, 0, 60, 0, 9.4, stone, 0)
sphere(0, 64, 4.2, 3.0, plaster('disc'))
figure(-0.55, 15.6, 0, 1.8, plaster('orange'))
figure(0.45, 16.1, 0, 1.5, plaster('slate'))
sun(33, 186, 5.2, '#FFD09A', 0.6)
sky([(0.0, '#F3C98F', 1.1), (0.2, '#EDB878', 1.), (0.6, '#6E8F98', .8)], fill='#86A2C6', fill_strength=0.7)
level_shot('enfilade', CARD, (-0.9, -11.5, 2.0), (0, 30, 3.4), 40, shift=(0, 0.06))
level_shot('enfilade_hero', HERO, (-1.5, -13.5, 2.0), (-0.6, 30, 3.4), 34, shift=(-0.22, 0.03))
render()
