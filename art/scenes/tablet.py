"""Glossary: a wax tablet, large as a door, leans on a plinth, the stylus beside it."""
from legatus import *

new_scene()
stone, wood, wax = limestone(), plaster('#8A4B2A'), plaster('#F0B040')
ground(plaster('sand'))
box(-150, 150, 4.6, 5.4, 0, 70, plaster('#35565E'), 0)
plinth(1.9, 1.4, 3.0, 2.5, stone)
W, H = 4.6, 6.4
with assembly((0, -1.25, 0.02), tilt=-11):
    with assembly((-W / 2, 0, 0)):
        extrude([(0, 0), (W, 0), (W, H), (0, H)], [[(.42, .42), (W - .42, .42), (W - .42, H - .42), (.42, H - .42)]], .42, wood, .03)
        box(.38, W - .38, -.06, .14, .38, H - .38, wax, 0)
        # Lines of writing: a heading and its explanation.
        lines = [(5.15, .85, 2.6, .20), (4.35, .85, 3.75, .09), (3.85, .85, 3.55, .09), (3.35, .85, 3.7, .09), (2.85, .85, 2.5, .09),
                 (1.95, .85, 3.7, .09), (1.45, .85, 3.2, .09)]
        for k, (z, a, b, w) in enumerate(lines):
            box(a, b, -.10, -.03, z - w / 2, z + w / 2, plaster('orange') if k == 0 else plaster('umber'), 0)
        # Holes of the hinge on the right edge.
        for z in (1.6, 4.8):
            ring((W + .02, -.05, z), .2, .05, plaster('#D79A34'), (0, 0, 1))
# The stylus leans on the plinth.
with assembly((3.55, -1.35, 0.0), tilt=-17, lean=-7):
    lathe([(.01, 0), (.07, .5), (.11, 1.0), (.11, 4.6), (.13, 4.7), (.11, 4.8), (.10, 5.0)], plaster('#E9DCC6'), 64)
    extrude([(-.1, 4.98), (.1, 4.98), (.34, 5.75), (-.34, 5.75)], [], .12, plaster('#E9DCC6'), .01)
figure(-3.9, -1.7, 0, 1.75, plaster('orange'))
afternoon(30, 226, 4.8)
shot('tablet_hero', HERO, (-5, -27, 2.6), (.3, 0, 3.3), 36, at=(0.75, 0.48), heading=0)
render()
