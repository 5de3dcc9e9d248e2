"""Manufacturing: a machine's arm builds a column, drum by drum."""
from legatus import *

new_scene()
stone = limestone(scale=0.7, streaks=0.4, variation=0.025)
orange, steel = plaster('orange'), plaster('petrol')
ground(plaster('sand'))
# A dusty clay, so that the wall is no rival of the orange pier that stands before it.
box(-120, 120, 7.5, 8.2, 0, 50, plaster('#B08468'), 0)
# The column under construction.
X = 3.6
box(X - 1.5, X + 1.5, -1.5, 1.5, 0, 0.4, stone, 0.03)
lathe(torus_profile(1.12, 0.4, 0.36, 0.22), stone, at=(X, 0, 0))
for k in range(3):
    drum(X, 0, 0.8 + k * 1.02, 1.06 - 0.02 * k, 1.0, stone)
drum(X, 0, 5.35, 1.0, 1.0, plaster('laurel'))
for x, y in ((6.6, -1.2), (8.9, 1.3)):
    drum(x, y, 0, 1.05, 1.0, stone)
# The arm.
SHOULDER, ELBOW, WRIST = (-4.4, 1.75), (-2.5, 7.1), (2.2, 8.0)
lathe([(1.55, 0), (1.6, 0.05), (1.6, 0.38), (1.55, 0.43), (1.25, 0.5), (1.12, 0.9), (1.05, 1.2)], stone,
      at=(SHOULDER[0], 0, 0))
box(SHOULDER[0] - 0.95, SHOULDER[0] + 0.95, -0.95, 0.95, 1.1, 2.3, stone, 0.12)
capsule(SHOULDER, ELBOW, 0.92, 0.66, stone, 0.95, -0.15)
capsule(ELBOW, WRIST, 0.66, 0.42, stone, 0.8, 0.1)
capsule(WRIST, (X, 8.0), 0.40, 0.36, stone, 0.6, 0.1)
for (x, z), radius, width in ((SHOULDER, 0.62, 2.3), (ELBOW, 0.46, 1.7), (WRIST, 0.30, 1.2)):
    disc((x, 0, z), radius, width, orange, edge=0.05)
# The gripper.
cylinder(X, 0.1, 6.95, 0.24, 0.75, steel, 64, 0.03)
cylinder(X, 0.1, 6.75, 0.62, 0.22, steel, 96, 0.04)
for side in (-1, 1):
    box(X + side * 1.08 - 0.09, X + side * 1.08 + 0.09, -0.2, 0.4, 5.7, 6.9, steel, 0.05)
box(X - 1.17, X + 1.17, -0.14, 0.34, 6.72, 6.95, steel, 0.05)
figure(-7.4, -1.4, 0, 1.75, plaster('slate'))
sun(29, 226, 4.7, '#FFD6A6', 0.6)
sky(WARM_WALL, fill='#8FA9C8', fill_strength=0.75)
level_shot('robot', CARD, (-1.2, -30, 3.0), (0.4, 0, 4.3), 50, shift=(0, 0.065))
shot('robot_hero', HERO, (-5, -38, 3.0), (0.8, 0, 4.3), 34, at=(0.735, 0.5), heading=0)
shot('robot_panorama', (1920, 480), (-1, -13, 6.2), (2.4, 0, 6.4), 36, at=(0.62, 0.5), heading=12)
render()
