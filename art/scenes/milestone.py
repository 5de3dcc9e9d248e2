"""Business activities: a Roman road runs to the horizon past five milestones, one for each field."""
from legatus import *

new_scene()
stone, kerb = limestone(), plaster('#D9C29C')
ground(plaster('#DDA95C'))
# The road, dead straight, slightly raised, with kerbs; slabs laid in courses.
HALF = 2.3
box(-HALF - .35, -HALF, -30, 900, 0, .22, kerb, 0)
box(HALF, HALF + .35, -30, 900, 0, .22, kerb, 0)
paving = [plaster(c) for c in ('#CDBB9E', '#C4B193', '#D6C6AB')]
y, row = -14.0, 0
while y < 120:
    length = 1.5 + .35 * ((row * 7) % 3)
    cuts = [-HALF, -HALF + 1.3 + .5 * (row % 3), HALF - 1.2 - .4 * ((row + 1) % 3), HALF]
    for k in range(3):
        box(cuts[k] + .03, cuts[k + 1] - .03, y + .03, y + length - .03, 0, .16, paving[(row * 2 + k * 5) % 3],
            0.03 if y < 40 else 0)
    y, row = y + length, row + 1
box(-HALF, HALF, 120, 900, 0, .15, paving[0], 0)
# Five milestones on the right of the road, the first one orange.
for i, distance in enumerate((3, 11, 23, 42, 72)):
    x = HALF + 1.75
    box(x - .75, x + .75, distance - .75, distance + .75, 0, .55, stone, 0.04)
    material = plaster('orange') if i == 0 else stone
    lathe([(.56, .55), (.6, .6), (.52, .72), (.5, 3.1), (.5, 3.2), (.56, 3.26), (.56, 3.44), (.5, 3.5), (.3, 3.62), (.02, 3.66)],
          material, 96, at=(x, distance, 0))
    extrude(arch_outline(x, .46, 2.45, 1.45), [], .1, stone if i == 0 else plaster('umber'), 0.004, at=(0, distance - .5, 0))
figure(.6, 1.0, .16, 1.75, plaster('slate'))
# The sun at the road's end.
disc((0, 760, 46), 62, 2, glow('disc', 0.75))
for x, y, s in ((-7, 44, 2.2), (-8.5, 74, 2.5), (-9.5, 120, 2.8)):
    stone_pine(x, y, 0, s)
afternoon(27, 222, 4.6, backdrop=[(0, '#F2CF98'), (0.07, '#C9BE9C'), (0.16, '#7FA09A'), (0.3, '#4F7A84')])
shot('milestone_hero', HERO, (-1.6, -15, 2.7), (0, 760, 4), 31, at=(0.64, 0.44), heading=0)
render()
