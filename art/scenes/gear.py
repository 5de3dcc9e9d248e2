"""Testimonial, machine parts: a bronze gear on a plinth."""
from legatus import *

new_scene()
stone, bronze = limestone(), plaster('#D08A34')
ground(plaster('sand'))
box(-60, 60, 2.2, 3, 0, 40, plaster('#4A7480'), 0)
plinth(0, 0, 2.3, 1.7, stone)
TEETH, R = 16, 1.55
points = []
for i in range(TEETH):
    a = 2 * pi * i / TEETH
    for da, r in ((-.115, R), (-.075, R + .32), (.075, R + .32), (.115, R)):
        points.append((r * cos(a + da), r * sin(a + da)))
windows = []
for i in range(5):
    a = 2 * pi * i / 5 + pi / 2
    inner, outer = arc(0, 0, .62, a - .40, a + .40, 16), arc(0, 0, 1.18, a + .50, a - .50, 16)
    windows.append(inner + outer)
with assembly((0, 0, 1.7 + R + .31), lean=11.25):
    extrude(points, [*windows, arc(0, 0, .2, 0, 2 * pi * 47 / 48, 47)], 0.7, bronze, 0.035)
    ring((0, -.35, 0), .42, .07, bronze, (0, 1, 0))
sphere(1.75, -1.35, .42, .42, plaster('orange'))
figure(-2.15, -1.5, 0, 1.05, plaster('slate'))
afternoon(31, 226, 4.8)
shot('gear', SQUARE, (-1.8, -14, 2.2), (0.2, 0, 2.4), 70, at=(0.5, 0.48), heading=7)
render()
