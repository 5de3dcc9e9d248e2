"""Planning: a whole city as a model on a table, and the one who plans it."""
from legatus import *

new_scene()
plain = plaster('lime')
ground(plaster('sand'))
box(-150, 150, 7, 8, 0, 80, plaster('#DE9F45'), 0)
box(-6.2, 6.2, -2.9, 2.9, 3.1, 3.5, plaster('#8F5A33'), 0.06)
for x in (-5.4, 5.4):
    for y in (-2.3, 2.3):
        box(x - .28, x + .28, y - .28, y + .28, 0, 3.1, plaster('#8F5A33'), 0.04)
box(-5.8, 5.8, -2.6, 2.6, 3.5, 3.62, plaster('#D8C49A'), 0.02)
TOP = 3.62
with assembly((0, 0, TOP)):
    with assembly((-3.9, 1.3, 0), scale=0.17):
        temple(9, 9.5, 6, plain, wall=plaster('terra'))
    with assembly((-0.9, 1.75, 0), scale=0.19):
        arcade(6, 3.0, 2.1, 3.2, 5.2, 1.2, plain, (-9, 0, 0), storeys=2)
    for inner, outer, h in ((1.2, 1.45, .95), (.92, 1.2, .62), (.62, .92, .32)):       # the theatre
        half_ring = arc(0, 0, outer, 0, pi, 40) + arc(0, 0, inner, pi, 0, 40)
        extrude(half_ring, [], h, plain, 0.01, at=(3.7, .1, h / 2), rotation=(0, 0, 0))
    for x, y, w, d, h in ((-5.0, -.2, .7, .7, .8), (-4.0, -.3, .6, .9, .55), (-3.0, -.2, .8, .6, 1.0),
                                         (-5.0, -1.5, .9, .7, .5), (-3.8, -1.6, .6, .6, .9), (-2.7, -1.5, .7, .8, .6),
                                         (-1.6, -.2, .6, .6, .5), (.9, -1.6, .7, .7, .6), (2.0, -1.7, .6, .8, .45),
                                         (4.9, -1.5, .7, .7, .5), (3.9, -1.7, .6, .6, .75), (5.1, 1.9, .6, .6, .7)):
        block((x, y, 0), (w, d, h), plain, 0.02)
        with assembly((x, y, h)):
            gable(-w / 2, w / 2, 0, .22, d, plaster('#C4623F'), eaves=.03, edge=0.01)
    cylinder(.35, -.55, 0, .42, .1, plain, 96)
    lathe([(.16, .1), (.13, 2.6), (.2, 2.7), (.2, 2.8)], plain, 96, at=(.35, -.55, 0))
    sphere(.35, -.55, 3.02, .24, plaster('orange'))
    for x, y in ((-.6, -1.7), (-.2, -1.75), (.15, -1.7), (3.1, -1.5), (2.9, 1.9), (1.7, .1), (1.4, -.4)):
        cypress(x, y, 0, .19)
figure(-7.9, -0.6, 0, 6.0, plaster('slate'))
afternoon(30, 226, 4.7)
shot('model', CARD, (-4.5, -25, 7.0), (-1.0, 0, 3.9), 48, at=(0.49, 0.5), heading=8)
shot('model_hero', HERO, (-6, -36, 7.6), (-.8, 0, 3.9), 35, at=(0.755, 0.48), heading=0)
render()
