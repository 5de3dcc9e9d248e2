"""Contact: two seats face each other across a table, under an arch, the low sun between them."""
from legatus import *

new_scene()
stone, timber = limestone(), plaster('#8A5530')
ground(plaster('sand'))
wall = plaster('#4A7480')
screen(-120, 120, 30, [(0, 8.4, 3.4)], 1.8, wall, (0, 4.5, 0))
voussoirs(19, 4.22, 5.2, 0.3, lambda i: stone, at=(0, 3.58, 3.4))
for x in (-4.72, 4.72):
    box(x - .5, x + .5, 3.4, 5.4, 0, 3.4, stone)
    box(x - .6, x + .6, 3.3, 5.5, 3.2, 3.46, stone)
sphere(4.3, 60, 4.6, 5.4, plaster('disc'), 128)


def chair(x, side):
    """A curule chair: two crossed curved legs, a seat, a low back at the outer side."""
    with assembly((x, 0, 0)):
        for y in (-.45, .45):
            extrude(arc(0, 1.42, .95, radians(212), radians(328)) + arc(0, 1.42, .82, radians(328), radians(212)), [], .14,
                    timber, .02, at=(0, y, -.42))
            extrude(arc(0, -.42, .95, radians(32), radians(148)) + arc(0, -.42, .82, radians(148), radians(32)), [], .14,
                    timber, .02, at=(0, y, 0))
        box(-.75, .75, -.6, .6, .86, 1.0, plaster('orange') if side < 0 else plaster('laurel'), .04)
        box(side * .75 - .07, side * .75 + .07, -.55, .55, .9, 2.1, timber, .04)


chair(-2.3, -1)
chair(2.3, 1)
cylinder(0, 0, 1.16, 1.15, .14, stone, 128, .03)
lathe([(.62, 0), (.62, .08), (.25, .2), (.18, .6), (.25, 1.05), (.5, 1.16)], stone, 96)
amphora(.25, .1, 1.3, .62, plaster('lime'))
figure(-4.9, -1.6, 0, 1.9, plaster('slate'))
afternoon(27, 226, 4.7, backdrop=[(0, '#F3C98F', 1.1), (0.2, '#EDB878', 1.0), (0.6, '#D9A878', .9)])
shot('table_hero', HERO, (-2.5, -22, 2.2), (0, 0, 3.6), 29, at=(0.74, 0.5), heading=-1)
render()
