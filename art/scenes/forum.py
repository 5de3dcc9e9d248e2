"""Website design: a forum that is composed like a page, seen through a frame like a screen."""
from legatus import *

new_scene()
stone, orange = limestone(), plaster('orange')
ground(plaster('sand'))
box(-150, 150, 30, 31, 0, 90, plaster('#6F979B'), 0)
# The frame: a slab with a wide opening, and a header bar with three roundels.
W, H, HEAD = 15.0, 9.6, 1.15
extrude([(-W / 2 - .6, 0), (W / 2 + .6, 0), (W / 2 + .6, H + .5), (-W / 2 - .6, H + .5)],
        [[(-W / 2, .5), (W / 2, .5), (W / 2, H - HEAD), (-W / 2, H - HEAD)]], 1.0, stone, 0.05)
for i, colour in enumerate(('orange', 'laurel', 'teal')):
    disc((-W / 2 + .55 + i * .95, -.55, H - HEAD / 2 + .25), .3, .22, plaster(colour))
box(-W / 2 + 4.2, W / 2 - .3, -.62, -.4, H - HEAD / 2 + 0.02, H - HEAD / 2 + .48, plaster('bone'), .05)
# The page: a temple as its headline, two porticoes as columns of text, a round plaza as a button.
with assembly((0, 16, 0)):
    temple(9.5, 8.6, 6, stone, wall=plaster('terra'))
arcade(4, 3.0, 2.1, 2.8, 4.9, 1.0, stone, (-19.0, 17, 0))
arcade(4, 3.0, 2.1, 2.8, 4.9, 1.0, stone, (6.2, 17, 0))
for x in (-18.9, 6.5):
    box(x, x + 13, 20, 20.4, 0, 4.9, plaster('terra'), 0)
for i in range(3):
    x = (i - 1) * 4.2
    plinth(x, 7.5, 1.1, 1.2, stone)
    if i != 1:
        sphere(x, 7.5, 1.75, .55, plaster('laurel'))
figure(0, 7.5, 1.2, 1.75, orange)
figure(4.6, -3.2, 0, 1.75, plaster('slate'))
afternoon(33, 232, 4.6)
shot('forum', CARD, (-3.0, -25, 3.4), (0, 0, 5.0), 44, at=(0.5, 0.52), heading=7)
shot('forum_hero', HERO, (-2.5, -30, 3.4), (0, 0, 5.0), 32, at=(0.735, 0.5), heading=0)
render()
