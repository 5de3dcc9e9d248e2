"""Template, services: what the cleaners bring, laid out on a butter-yellow floor in the light of a kitchen window."""
from legatus import *

new_scene()
mint, deep, butter, cream = plaster('#8FCDB2'), plaster('#2B5A52'), plaster('#F6D774'), plaster('#FBF3DD')
persimmon, blue, wood = plaster('#E0703A'), plaster('#6D9CB4'), plaster('#C99A62')
ground(plaster('#F2CB62'))


def turned(profile, material, at=(0, 0, 0)):
    """A turned vessel that stays open at its top: `lathe` would close it."""
    last = len(profile) - 1
    surface(128, len(profile), lambda u, v: (lambda p: (at[0] + p[0] * cos(2 * pi * u), at[1] + p[0] * sin(2 * pi * u),
                                                        at[2] + p[1]))(profile[round(v * last)]), material)


def bucket():
    turned([(.001, 0), (.62, 0), (.64, .03), (.84, 1.2), (.9, 1.22), (.9, 1.27), (.8, 1.26), (.6, .1), (.001, .1)], mint)
    cylinder(0, 0, .82, .74, .05, plaster('#CFE6E4'), 96, .01)
    path = [(.9 * cos(radians(a)), -.72 * sin(radians(a)), 1.2 + .1 * sin(radians(a))) for a in range(0, 181, 12)]
    for a, b in zip(path, path[1:]):
        rod(a, b, .03, deep, 12)
    for x, y, turn in ((-.2, .15, 20), (.25, -.1, -30)):
        with assembly((x, y, .9), turn=turn, tilt=24):
            box(-.34, .34, -.2, .2, 0, .2, butter, .05)
            box(-.34, .34, -.2, .2, .2, .28, deep, .03)


def spray(body, liquid_top):
    turned([(.001, 0), (.3, 0), (.34, .05), (.34, .75), (.28, .95), (.13, 1.1), (.12, 1.2)], body)
    cylinder(0, 0, 1.16, .16, .16, cream, 48, .02)
    box(-.16, .42, -.1, .1, 1.3, 1.48, liquid_top, .05)
    box(.4, .5, -.06, .06, 1.34, 1.45, cream, .02)
    with assembly((.24, 0, 1.3), lean=-22):
        box(-.05, .04, -.06, .06, -.36, .04, liquid_top, .03)
    box(-.2, .2, -.36, -.335, .2, .66, cream, .01)


def cloths(colours):
    for k, colour in enumerate(colours):
        with assembly((0, 0, .14 * k), turn=(-3, 4, -1, 2)[k % 4]):
            box(-.62, .62, -.42, .42, 0, .13, colour, .06)
            box(-.62, .62, -.43, -.38, .055, .075, cream, .01)


def brush():
    rod((0, 0, .16), (2.2, 0, .24), .075, wood, 24)
    box(-.72, .1, -.2, .2, .16, .3, wood, .05)
    for i in range(11):
        for j in range(5):
            x, y = -.68 + i * .073, -.16 + j * .08
            rod((x, y, .17), (x + .02 * (i - 5) / 5, y + .05 * (j - 2) / 2, 0), .026, cream, 8)


def dustpan():
    extrude([(-.7, 0), (.7, 0), (.58, .95), (-.58, .95)], [], .06, persimmon, .02, at=(0, 0, .06), rotation=(0, 0, 0))
    for a, b in (((-.7, 0), (-.58, .95)), ((-.58, .95), (.58, .95)), ((.58, .95), (.7, 0))):
        rod((*a, .14), (*b, .2), .06, persimmon, 16)
    rod((0, .95, .18), (0, 1.75, .26), .09, persimmon, 24)


def slippers():
    for side in (-1, 1):
        with assembly((side * .34, 0, 0), turn=side * 5):
            outline = arc(0, .62, .27, 0, pi, 20) + arc(0, -.62, .23, pi, 2 * pi, 20)
            extrude(outline, [], .1, blue, .03, at=(0, 0, .06), rotation=(0, 0, 0))
            surface(30, 12, lambda u, v: (.29 * cos(pi * u) * (1 - .1 * v), .1 + .68 * v, .1 + .3 * sin(pi * u) * (1 - .45 * v)),
                    cream, thickness=.03)


def roll():
    with assembly((0, 0, .33), tilt=90):
        turned([(.12, 0), (.33, 0), (.33, .6), (.12, .6), (.12, 0)], cream)


with assembly((-2.5, .75, 0), turn=12):
    bucket()
with assembly((-.62, 1.15, 0), turn=-28):
    spray(cream, persimmon)
with assembly((.42, .95, 0), turn=-20):
    spray(blue, deep)
with assembly((2.2, .95, 0), turn=8):
    cloths((mint, cream, persimmon, blue))
with assembly((-1.9, -1.35, 0), turn=14):
    brush()
with assembly((1.2, -1.75, 0), turn=-14):
    dustpan()
with assembly((2.72, -1.1, 0), turn=20):
    slippers()
with assembly((-3.42, -1.2, 0), turn=30):
    roll()
sun(41, 140, 4.6, '#FFE7BF', 1.0)
sky([(0, '#F6D774'), (1, '#F6D774')], fill='#CFE3F2', fill_strength=0.95)
free_shot('template_services_kit', CARD, (0, -8.6, 9.4), (-.12, -.22, .2), 55)
# grade template_services_kit: contrast=1.08 vignette=0.04
render()
