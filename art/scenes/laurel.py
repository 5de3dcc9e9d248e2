"""Recruiting: a plinth stands empty; a laurel wreath already hangs where its hero's head will be."""
from legatus import *

new_scene()
stone, gold = limestone(), plaster('#E8A02C')
ground(plaster('sand'))
box(-150, 150, 2.6, 3.4, 0, 60, plaster('#8A3B26'), 0)
plinth(0, 0, 2.4, 2.5, stone, z=0.6)
for i in range(3):
    e = 2.4 - i * 0.55
    box(-1.5 - e, 1.5 + e, -1.5 - e, 2.2, i * 0.2, i * 0.2 + 0.2, stone)
wreath((0, 2.0, 5.9), 1.75, gold, plaster('orange'))
figure(-3.4, -4.6, 0, 1.75, plaster('slate'))
afternoon(30, 228, 4.8)
shot('laurel', CARD, (-2.6, -20, 2.4), (0, 0, 4.0), 48, at=(0.53, 0.51), heading=6)
shot('laurel_hero', HERO, (-5, -24, 2.4), (0, 0, 3.9), 30, at=(0.745, 0.535), heading=0)
render()
