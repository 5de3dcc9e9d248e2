"""The tech template: a round sensor with a lit ring, held by its magnet to a ribbed motor, in cool studio light."""
from legatus import *

# grade template_tech_sensor: split=0 saturation=1.05 contrast=1.1 vignette=0 ev=-0.1
new_scene()
shell, dark, steel = plaster('#8FA0BF'), plaster('#2B3752'), plaster('#B9C4D9')
cobalt, lime = plaster('#2446C4'), glow('#BEEF2C', 1.5)
ground(plaster('#BBC8E0'))
R, Z = 2.2, 2.75


def along_x(obj, x, z=Z):
    obj.location, obj.rotation_euler = (x, 0, z), (0, pi / 2, 0)
    return obj


# The motor lies along X: ribbed housing, smooth shields, fan cover with its grille, shaft.
along_x(lathe([(R, 0, 1), (R, 1, 1), (R, 2, 1), (R, 3, 1), (R, 4, 1), (R, 5.4, 1)], shell, 44 * 16, flutes=(44, .3)), -2.9)
for x, r, w in ((-3.35, 2.32, .5), (2.45, 2.32, .5)):
    along_x(cylinder(0, 0, 0, r, w, steel, 160, .08), x)
along_x(lathe([(2.32, 0), (2.32, 1.5), (2.2, 1.75), (1.9, 1.9), (.2, 1.92)], steel, 160), 2.9)
for r in (.6, 1.0, 1.4, 1.8):
    ring((4.83, 0, Z), r, .05, dark, (1, 0, 0))
along_x(cylinder(0, 0, 0, 1.3, .5, steel, 128, .1), -3.8)
along_x(cylinder(0, 0, 0, .42, 2.2, dark, 64, .06), -5.6)
for x in (-2.4, 1.8):
    box(x - .5, x + .5, -2.2, 2.2, 0, .5, steel, .08)
    box(x - .3, x + .3, -1.5, 1.5, .4, 1.2, steel, .05)
# The sensor on the top of the housing, where the ribs stop at a flat seat.
box(-1.75, .95, -1.15, 1.15, Z + 1.6, Z + R + .14, steel, .08)
TOP = Z + R + .14
cylinder(-.4, 0, TOP, .98, .12, dark, 128, .03)
cylinder(-.4, 0, TOP + .12, 1.08, .74, cobalt, 160, .16)
cylinder(-.4, 0, TOP + .84, .74, .05, plaster('#3159DC'), 128, .02)
ring((-.4, 0, TOP + .87), .8, .055, lime)
cylinder(-.4, 0, TOP + .86, .16, .06, plaster('#F4F7FF'), 64, .02)
# A clamp around the supply cable tells the current.
for a, b in (((1.7, -2.3, 3.2), (1.7, -3.1, 2.6)), ((1.7, -3.1, 2.6), (1.9, -3.5, .2))):
    rod(a, b, .17, dark, 48)
sphere(1.7, -3.1, 2.6, .17, dark)
box(1.2, 2.2, -2.55, -1.95, 2.7, 3.7, dark, .1)
box(1.38, 2.16, -3.72, -3.0, 1.1, 1.75, cobalt, .12)
ring((1.8, -3.37, 1.8), .28, .05, lime)
sun(34, 236, 3.1, '#FFF3E2', 2)
sky([(0, '#D3DDEE'), (1, '#A9BADB')], fill='#C3D2F2', fill_strength=.5)
shot('template_tech_sensor', CARD, (-6.2, -17, 9.4), (-.4, 0, 3.6), 60, at=(.49, .5))
render()
