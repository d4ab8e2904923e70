"""The science fair: stalls in the courtyard, each with its makers."""
from kit import *


def stall(loc, rz, tone, title):
    """Table with a striped awning; things to show are put at z=.62."""
    with group(loc, rz, name='stall'):
        box((2.1, .8, .06), (0, 0, .59), 'wood', .02)
        box((2.0, .7, .56), (0, 0, 0), tone, .02, base=True)
        for sx in (-1, 1):
            rod((sx * 1.05, .35, 0), (sx * 1.05, .35, 2.1), .035, 'white')
            rod((sx * 1.05, -.4, .6), (sx * 1.05, -.4, 1.85), .03, 'white')
        for i in range(8):
            box((.275, 1.0, .03), (-.98 + i * .28, -.05, 1.98), tone if i % 2 == 0 else 'white', .008, (16, 0, 0))
            shape([cusped_arch(.275, .2, 5)], .02, tone if i % 2 == 0 else 'white', (-.98 + i * .28, -.54, 1.86), (180, 0, 0), .004, key=('stallval', tone if i % 2 == 0 else 'w'))
        box((2.0, .04, .8), (0, .38, 1.2), 'cream', .01)
        text(title, .2, (0, .34, 1.42), 'indigo', extrude=.005)


def build():
    ground(90, 'sand', -.05)
    paving(-8, 8, -6, 5)
    facade((0, 6.6, 0), bays=3)
    backdrop(5, y=17, spread=46, n=13)
    tree_neem((-7.6, 4.4, 0), 1.4, 11)
    tree_neem((7.8, 4.2, 0), 1.5, 12)
    stall((-3.1, 1.5, 0), 20, 'clay', 'Volcano')
    stall((0, 2.3, 0), 0, 'indigo', 'Wind and sun')
    stall((3.1, 1.5, 0), -20, 'green', 'Our planets')
    with group((-3.1, 1.5, .62), 20):
        volcano((.1, -.05, 0), .72)
        flask((-.65, -.15, 0), 'red', 1.1)
        flask((-.45, -.2, 0), 'marigold', 1., 1)
        microscope((.75, -.1, 0), 150, .9)
    with group((0, 2.3, .62)):
        windmill((-.6, 0, 0), .8, 6, 14)
        windmill((-.15, .1, 0), .6, 0, 70)
        robot((.35, -.12, 0), .8, 18)
        robot((.72, -.02, 0), .6, -20)
    with group((3.1, 1.5, .62), -20):
        orrery((-.1, .0, 0), .78)
        globe((.75, -.05, 0), .8)
    F = figure
    with group((-3.1, 1.5, 0), 20):
        F((-1.32, -.2, 0), 44, .98, 'offer', 'girl', 'plaits', 1, arms=((14, 20), (30, 84)), look=6)
        F((1.34, -.3, 0), -62, .96, 'cheer', 'boy', 'short', 2)
        F((.62, -.95, 0), 196, .92, 'stand', 'girl', 'bob', 3, look=-30)
    with group((0, 2.3, 0)):
        F((-1.35, -.1, 0), 40, 1.0, 'wave', 'boy_long', 'turban', 1)
        F((1.3, -.15, 0), -34, .98, 'hold', 'girl', 'braid', 0, prop='tablet')
        F((.05, -1.15, 0), 184, 1.36, 'stand', 'sari_m', 'bun', 1, look=12)
        F((.7, -1.05, 0), 190, 1.4, 'stand', 'kurta_i', 'short', 2, arms=((14, 8), (16, 60)), wear=('glasses',))
        F((-.55, -1.0, 0), 170, .95, 'point', 'girl', 'pony', 2, arms=((14, 4), (20, 100)))
    with group((3.1, 1.5, 0), -20):
        F((-1.35, -.1, 0), 40, .98, 'stand', 'girl', 'scarf', 1, arms=((14, 6), (40, 86)))
        F((.2, -.95, 0), 178, .96, 'stand', 'boy', 'short', 1, look=-10, arms=((10, 56), (10, 56)))
        F((.8, -1.05, 0), 190, .92, 'cheer', 'girl', 'plaits', 2)
        F((-.5, -1.1, 0), 166, 1.34, 'hold', 'sari_i', 'bun', 0, prop='tablet')
    # near: a rocket and its two makers
    with group((-.9, -2.3, 0), 14):
        lathe([(.3, 0), (.3, .05), (.06, .07), (.05, .12)], 'stone', seg=24)
        lathe([(.1, .12), (.17, .3), (.19, .7), (.16, 1.0), (.08, 1.2), (.001, 1.32)], ['white', 'white', 'red'], split=[.4, .98], seg=28)
        ball(.075, (0, -.17, .72), 'glass', (1, .5, 1))
        torus(.08, .016, (0, -.185, .72), 'brass', (90, 0, 0))
        for i in range(4):
            with group((0, 0, .2), 45 + i * 90):
                shape([[(.12, .02), (.34, -.1), (.3, .12), (.15, .4)]], .03, 'marigold', bevel=.008, key='fin')
    F((-1.65, -2.1, 0), 40, .98, 'cheer', 'boy', 'crop', 3)
    F((-.2, -2.15, 0), -36, .97, 'point', 'girl', 'bun', 1, arms=((60, 100), (14, 8)))
    F((2.0, -1.2, 0), 130, .95, 'walk', 'boy', 'short', 2)
    F((2.5, -1.4, 0), 140, .93, 'walk', 'girl', 'plaits', 1, look=30)
    F((-5.2, -.6, 0), 150, .95, 'walk', 'girl', 'braid', 2)
    for a, b in (((-5.4, 1.0, 2.8), (0, 4.6, 3.6)), ((0, 4.6, 3.6), (5.4, 1.0, 2.8))):
        bunting(a, b, 20, .5)
    for x in (-5.4, 5.4):
        rod((x, 1.0, 0), (x, 1.0, 2.85), .045, 'white')
    marigold_pots([(-1.7, 3.6), (1.7, 3.6), (-4.8, .6), (4.8, .6)], 1.2)
    light('noon', sun=(46, -46, 5., (1., .86, .66), 3.), exposure=.25)
    return dict(
        court=dict(loc=(1.9, -6.6, 1.9), target=(-.2, 2.0, 1.25), lens=37, fstop=5., focus=(-.4, .8, .9)),
        volcano=dict(loc=(-2.0, -2.3, 1.35), target=(-3.1, 1.4, .92), lens=37, fstop=4., focus=(-3.0, .8, .9)),
        rocket=dict(loc=(.1, -5.4, 1.0), target=(-.85, -1.4, .82), lens=45, fstop=3., focus=(-.9, -2.3, .8)),
        planets=dict(loc=(1.6, -1.2, 1.25), target=(3.15, 1.4, .98), lens=44, fstop=3.2, focus=(3.0, 1.2, .9)),
    )
