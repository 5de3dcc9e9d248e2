"""Three cases: three workshops of one street; one changes hands, one keeps its owner, one belongs to its people."""
from legatus import *

new_scene()
stone, roof, wood, ink = limestone(), plaster('#7A3F2C'), plaster('timber'), plaster('slate')
ground(plaster('sand'))
box(-150, 150, 7.4, 8.2, 0, 70, plaster('#44708C'), 0)
WIDTH, HEIGHT, RISE, DEPTH, PITCH = 3.5, 4.5, 1.5, 5.0, 4.25
OPENING, SPRING, STEP = 2.2, 2.3, .24


def house(x, inside):
    """A workshop with one arched opening toward the street, its inner walls in a colour of its own."""
    with assembly((x, 0, 0)):
        box(-WIDTH / 2 - .25, WIDTH / 2 + .25, -1.0, DEPTH, 0, STEP, stone, .03)
        screen(-WIDTH / 2, WIDTH / 2, HEIGHT, [(0, OPENING, SPRING)], .6, stone, (0, .3, STEP), .02)
        for s in (-1, 1):
            a, b = sorted((s * (WIDTH / 2 - .4), s * WIDTH / 2))
            box(a, b, .6, DEPTH, STEP, STEP + HEIGHT, stone, 0)
        box(-WIDTH / 2 + .4, WIDTH / 2 - .4, 2.2, 2.4, STEP, STEP + HEIGHT, plaster(inside), 0)
        box(-WIDTH / 2 - .12, WIDTH / 2 + .12, -.12, DEPTH, STEP + HEIGHT, STEP + HEIGHT + .2, stone, .02)
        gable(-WIDTH / 2, WIDTH / 2, STEP + HEIGHT + .2, RISE, DEPTH, stone, DEPTH / 2)
        # Corner pilasters, and a round window under the roof.
        for s in (-1, 1):
            a, b = sorted((s * (WIDTH / 2 - .34), s * (WIDTH / 2 + .05)))
            box(a, b, -.1, .4, STEP, STEP + HEIGHT, stone, .02)
            box(a - .05, b + .05, -.16, .4, STEP + HEIGHT - .28, STEP + HEIGHT - .06, stone, .015)
            box(a - .05, b + .05, -.16, .4, STEP, STEP + .3, stone, .015)
        eye = STEP + HEIGHT + .2 + RISE * .38
        disc((0, 0, eye), .27, .06, plaster(inside), edge=.005)
        ring((0, -.02, eye), .3, .055, stone, (0, 1, 0))
        for s in (-1, 1):
            run, over = WIDTH / 2 + .28, .28 * RISE / (WIDTH / 2)
            z = STEP + HEIGHT + .22
            slope = [(s * run, z - over), (0, z + RISE), (0, z + RISE + .26), (s * run, z - over + .26)]
            extrude(slope[::s], [], DEPTH + .5, roof, .015, at=(0, DEPTH / 2 - .05, 0))
        voussoirs(11, OPENING / 2 + .01, OPENING / 2 + .42, .12, lambda i: stone, at=(0, -.02, STEP + SPRING))


def awning(x, material):
    """A cloth over the opening, stretched between the wall and two poles, with a scalloped edge."""
    with assembly((x, 0, STEP + SPRING + OPENING / 2 + .52), tilt=24):
        box(-1.4, 1.4, -1.5, .02, -.04, .04, material, .02)
        for k in range(7):
            a, b = -1.4 + .4 * k, -1.0 + .4 * k
            with assembly((0, -1.47, 0), tilt=-24):
                extrude([(b, .02), (a, .02), (a, -.18)] + arc((a + b) / 2, -.18, .2, pi, 2 * pi, 12), [], .06, material, .006)
    for dx in (-1.3, 1.3):
        rod((x + dx, -1.24, 0), (x + dx, -1.24, STEP + SPRING + OPENING / 2 - .1), .05, wood, 24)


house(-PITCH, '#E0A23C')
house(0, '#8E2F22')
house(PITCH, '#35605A')
awning(0, plaster('orange'))
# Sold: the new owner in the door, the old one on his way.
figure(-PITCH, .2, STEP, 1.75, ink)
figure(-PITCH - 1.75, -3.2, 0, 1.75, plaster('lime'))
# Not sold: the owner stays.
figure(0, -.35, STEP, 1.75, plaster('orange'))
# Bought by its people.
for dx, y, z, height, dress in ((-.55, .1, STEP, 1.75, 'lime'), (.3, .15, STEP, 1.66, 'lime'), (-2.0, -2.0, 0, 1.7, 'slate'),
                                (.3, -2.4, 0, 1.78, 'slate'), (1.15, -1.9, 0, 1.72, 'lime')):
    figure(PITCH + dx, y, z, height, plaster(dress))
afternoon(25, 228, 4.8)
shot('tabernae_hero', HERO, (-5, -26, 2.4), (0, 0, 3.3), 33, at=(0.755, 0.5), heading=0)
render()
