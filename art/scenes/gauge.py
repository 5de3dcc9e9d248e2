"""Measurement and added value: a great sundial; the shadow of its gnomon stands at the orange mark."""
from legatus import *

new_scene()
stone = limestone()
ground(plaster('sand'))
box(-150, 150, 4.0, 4.8, 0, 70, plaster('#7FA3A6'), 0)
R = 4.6
# The dial: a half disc of stone on two steps, with a bronze rim, hour lines and the orange mark.
box(-6.2, 6.2, -1.6, 3.0, 0, 0.4, stone, 0.03)
box(-5.6, 5.6, -1.0, 3.0, 0.4, 0.8, stone, 0.03)
with assembly((0, 1.3, 0.8)):
    extrude(arc(0, 0, R + .55, 0, pi, 96), [], 1.2, stone, 0.04)
    extrude(arc(0, 0, R + .2, 0, pi, 96) + arc(0, 0, R - .12, pi, 0, 96), [], .18, plaster('bronze'), 0.01, at=(0, -.64, 0))
    for k in range(1, 24):
        a = radians(180 - k * 7.5)
        full_hour = k % 2 == 0
        r0 = R * (.52 if full_hour else .84)
        w = .045 if full_hour else .03
        c, s = cos(a), sin(a)
        pts = [(r0 * c - w * s, r0 * s + w * c), ((R - .2) * c - w * s, (R - .2) * s + w * c),
               ((R - .2) * c + w * s, (R - .2) * s - w * c), (r0 * c + w * s, r0 * s - w * c)]
        extrude(pts, [], .1, plaster('slate'), 0.004, at=(0, -.62, 0))
    extrude(arc(0, 0, R + .05, radians(30), radians(52.5)) + arc(0, 0, R - .75, radians(52.5), radians(30)), [], .14,
            plaster('orange'), 0.01, at=(0, -.63, 0))
    disc((0, -.66, 0.35), .3, .3, plaster('bronze'))
    # The gnomon leans so far out that at this hour its shadow reaches the mark.
    rod((0, -.6, .35), (0, -3.25, 4.7), .09, plaster('slate'))
    sphere(0, -3.25, 4.7, .2, plaster('laurel'))
figure(-6.9, -2.2, 0, 1.75, plaster('slate'))
afternoon(30, 226, 4.8)
shot('gauge', CARD, (-2.4, -24, 2.6), (0.1, 0, 3.6), 48, at=(0.51, 0.5), heading=6)
shot('gauge_hero', HERO, (-5, -29, 2.6), (0, 0, 3.6), 36, at=(0.74, 0.5), heading=0)
shot('gauge_panorama', (2880, 720), (-4.5, -9.5, 3.2), (1.6, 1, 4.3), 40, at=(0.6, 0.5), heading=22)
render()
