"""DX: a strict grid of dark monoliths; one after the other they light up from within."""
from legatus import *

new_scene()
stone = plaster('#4F7296')
ground(plaster('#3C5A7C'))
box(-150, 150, 19, 20, 0, 60, plaster('#2E4A6C'), 0)
lamp = glow('#E07F0C', 2.6)
STEP_X, STEP_Y, HEIGHT = 3.0, 3.6, 4.0
for row in range(4):
    for col in range(5):
        x, y = (col - 2) * STEP_X, row * STEP_Y
        block((x, y, 0), (1.25, 0.8, HEIGHT), stone, 0.03)
        if col + row * 0.7 >= 2:
            box(x - 0.34, x + 0.34, y - 0.42, y - 0.38, 0.5, HEIGHT - 0.5, lamp, 0)
figure(-4.3, -2.0, 0, 1.75, plaster('orange'))
afternoon(30, 226, 3.6, fill=0.55, colour='#FFD0A0')
shot('dx', CARD, (-6.5, -22, 6.6), (0.2, 4, 1.9), 49, at=(0.53, 0.46), heading=14)
shot('dx_hero', HERO, (-6, -26, 6.6), (0, 4, 2.0), 30, at=(0.725, 0.45), heading=0)
shot('dx_panorama', (1920, 480), (-3.4, -7.6, 1.8), (-4.3, -2.0, 1.35), 22, at=(0.30, 0.40), heading=8)
render()
