"""Page not found: a labyrinth of low walls; from any lane one sees the standard in the middle."""
from legatus import *

new_scene()
stone, floor, orange = limestone(), plaster('#C6602F'), plaster('orange')
ground(plaster('sand'))
cylinder(0, 0, -.2, 12.6, .26, floor, 192, .04)
# Rings of wall, from inside out: radius, and the gaps as (middle, width) in degrees, 270 being the front.
HEIGHT, THICK = 1.25, .8
for radius, gaps in ((3.1, [(80, 44)]), (5.5, [(250, 24)]), (7.9, [(20, 17)]), (10.3, [(205, 13)]), (12.6, [(318, 12)])):
    ends = [(middle - width / 2, middle + width / 2) for middle, width in sorted(gaps)]
    starts = [end for _, end in ends]
    stops = [begin for begin, _ in ends[1:]] + [ends[0][0] + 360]
    for a, b in zip(starts, stops):
        a, b = radians(a), radians(b)
        outline = arc(0, 0, radius + THICK / 2, a, b, 120) + arc(0, 0, radius - THICK / 2, b, a, 120)
        extrude(outline, [], HEIGHT, stone, .04, at=(0, 0, HEIGHT / 2), rotation=(0, 0, 0))
# Cross walls that close a lane.
for inner, outer, angle in ((5.5, 7.9, 300), (7.9, 10.3, 255), (10.3, 12.6, 290), (3.1, 5.5, 160), (7.9, 10.3, 110)):
    middle = radians(angle)
    block(((inner + outer) / 2 * cos(middle), (inner + outer) / 2 * sin(middle), 0), (outer - inner, THICK, HEIGHT - .02),
          stone, .04, angle)
figure(-3.6, -5.6, .06, 2.6, plaster('ink'))
# The standard in the middle: seen from everywhere, reached by one way.
cylinder(0, 0, 0, 1.3, .5, stone)
rod((0, 0, .5), (0, 0, 6.4), .11, plaster('timber'))
sphere(0, 0, 7.1, .9, orange)
afternoon(33, 212, 4.5)
shot('labyrinth_hero', HERO, (-5, -42, 21), (0, 0, 1), 27, at=(0.715, 0.5), heading=0)
render()
