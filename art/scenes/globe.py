"""Future, global: a meridian globe; one orange city on it, one orange figure before it."""
from legatus import *

new_scene()
stone, bronze = limestone(), plaster('#D79A34')
ground(plaster('sand'))
box(-150, 150, 6.5, 7.3, 0, 80, plaster('#2C4656'), 0)
CX, CZ, R = 0, 5.3, 2.75
centre = (CX, 0, CZ)
cylinder(0, 0, 0, 2.3, .35, stone, 160, .03)
cylinder(0, 0, .35, 1.8, .3, stone, 160, .03)
lathe([(1.0, .65), (1.05, .75), (.8, .9), (.55, 1.2), (.45, 1.6), (.5, 2.0), (.75, 2.25), (.75, 2.4)], stone, 128)
sphere(*centre, R, plaster('#E9DCC6'), 160)
# The net of meridians and parallels, about an axis that leans like the earth's.
with assembly(centre, lean=23.4):
    for k in range(6):
        a = k * pi / 6
        ring((0, 0, 0), R + .01, .028, plaster('petrol'), (cos(a), sin(a), 0))
    for lat in (-60, -30, 0, 30, 60):
        ring((0, 0, R * sin(radians(lat))), R * cos(radians(lat)) + .01, .028 if lat else .055, plaster('petrol'))
    rod((0, 0, -R - .75), (0, 0, R + .75), .09, bronze)
    for z in (-R - .8, R + .8):
        sphere(0, 0, z, .17, bronze, 48)
    ring((0, 0, 0), R + .55, .11, bronze, (0.0, 1, 0))
    lon, lat = radians(-118), radians(34)
    p = Vector((cos(lat) * cos(lon), cos(lat) * sin(lon), sin(lat)))
    sphere(*(p * (R + .1)), .27, plaster('orange'), 64)
# The horizon ring on its posts.
ring(centre, R + 1.05, .13, stone, (0, 0, 1))
for a in (35, 145, 215, 325):
    x, y = cos(radians(a)) * (R + 1.05), sin(radians(a)) * (R + 1.05)
    rod((x * .5, y * .5, .3), (x, y, CZ), .09, bronze)
figure(-4.9, -2.6, 0, 1.75, plaster('orange'))
afternoon(30, 226, 4.8)
shot('globe', CARD, (-2.4, -25, 3.0), (0, 0, 4.7), 48, at=(0.5, 0.5), heading=6)
shot('globe_hero', HERO, (-5, -30, 3.0), (0, 0, 4.7), 32, at=(0.745, 0.5), heading=0)
free_shot('globe_panorama', (2880, 720), (-4.6, -6.4, 7.6), (-0.3, -1.2, 6.5), 34)
render()
