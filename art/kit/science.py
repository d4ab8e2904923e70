"""Things to find out with: microscope, flasks, volcano, orrery, windmill, robot."""
from .hands import *
from .nature import *


def microscope(loc, rz=0., s=1.):
    with group(loc, rz, s, name='microscope'):
        box((.2, .26, .04), (0, 0, 0), 'navy', .015, base=True)
        rod((0, .09, .03), (0, .1, .34), .028, 'white')
        box((.16, .15, .025), (0, -.03, .16), 'navy', .01)
        rod((0, .1, .33), (0, -.01, .36), .03, 'white')
        rod((0, -.03, .22), (0, -.03, .33), .024, 'steel')
        rod((0, -.03, .36), (0, .05, .5), .028, 'white', .024)
        ball(.03, (.06, .1, .2), 'brass', (.6, 1, 1), seg=12)


def flask(loc, m='marigold', s=1., kind=0):
    """Coloured liquid in a conical flask (0), a beaker (1) or a round flask (2)."""
    prof = ([(.02, 0), (.085, .005), (.09, .02), (.04, .13), (.034, .2), (.045, .21)], [(.02, 0), (.075, .005), (.08, .02), (.08, .17), (.088, .18)],
            [(.02, .0), (.05, .01), (.085, .06), (.08, .11), (.035, .145), (.03, .22), (.042, .23)])[kind]
    lathe(prof, [m, 'glassware'], loc, s=s, split=[(.075, .1, .1)[kind]], seg=20)


def tubes_rack(loc, rz=0., n=5):
    with group(loc, rz, name='rack'):
        for z in (.02, .15):
            box((.09 * n + .06, .1, .03), (0, 0, z), 'wood', .01)
        for sx in (-1, 1):
            box((.03, .1, .17), (sx * (.045 * n + .03), 0, 0), 'wood', .01, base=True)
        for i in range(n):
            x = (i - (n - 1) / 2) * .09
            lathe([(.001, .03), (.024, .04), (.026, .24), (.03, .245)], [('red', 'marigold', 'green', 'teal', 'plum')[i % 5], 'glassware'], (x, 0, 0), split=[.14], seg=12)


def volcano(loc, s=1.):
    with group(loc, s=s, name='volcano'):
        lathe([(.5, 0), (.47, .04), (.36, .16), (.25, .33), (.17, .5), (.13, .56), (.09, .56), (.08, .5), (.001, .48)], ['neem', 'earth'], split=[.08], seg=24)
        lathe([(.001, .5), (.1, .54), (.07, .62), (.09, .68), (.03, .74), (.001, .75)], 'lava', seg=14)
        for i in range(5):
            a = i * 1.25 + .3
            tube([(.1 * math.cos(a), .1 * math.sin(a), .57), (.2 * math.cos(a + .1), .2 * math.sin(a + .1), .45), (.3 * math.cos(a), .3 * math.sin(a), .27), (.42 * math.cos(a - .08), .42 * math.sin(a - .08), .12)], .03, 'lava', [1, 1.1, .9, .5])


def orrery(loc, s=1.):
    """The sun and its planets on wires above a turned foot."""
    with group(loc, s=s, name='orrery'):
        lathe([(.22, 0), (.22, .03), (.08, .06), (.03, .12), (.025, .42), (.04, .45)], 'wood2', seg=24)
        ball(.15, (0, 0, .56), 'marigold')
        for i, (r, p, c) in enumerate(((.27, .04, 'kota'), (.37, .055, 'blush'), (.49, .065, 'teal'), (.61, .05, 'clay'), (.76, .1, 'sand'), (.95, .085, 'sky'))):
            a = (.4, 2.6, 5.2, 1.5, 3.7, .0)[i] + .3
            x, y = r * math.cos(a), r * math.sin(a)
            rod((0, 0, .38 + .01 * i), (x, y, .38 + .01 * i), .008, 'brass')
            rod((x, y, .38 + .01 * i), (x, y, .54), .008, 'brass')
            ball(p, (x, y, .56), c, seg=20)
            if i == 4:
                torus(.16, .012, (x, y, .56), 'cream', (24, 10, 0))


def windmill(loc, s=1., rz=0., turn=20):
    with group(loc, rz, s, name='windmill'):
        box((.4, .4, .03), (0, 0, 0), 'grass2', .01, base=True)
        lathe([(.07, .03), (.035, .8), (.04, .84)], 'white', seg=18)
        ball(.055, (0, -.03, .84), 'white', (.9, 1.5, .9))
        for i in range(3):
            with group((0, -.11, .84), rot=(0, turn + i * 120, 0)):
                shape([[(-.02, 0), (.02, 0), (.055, .14), (.012, .48), (-.012, .48)]], .018, ('marigold', 'clay', 'indigo')[i], bevel=.005, key=('blade', i))
        ball(.03, (0, -.125, .84), 'brass', seg=12)


def robot(loc, s=1., rz=0.):
    with group(loc, rz, s, name='robot'):
        for sx in (-1, 1):
            lathe([(.07, -.03), (.075, 0), (.07, .03), (.001, .03)], 'dark', (sx * .13, 0, .075), rot=(0, 90, 0), seg=18)
        box((.2, .2, .2), (0, 0, .09), 'marigold', .03, base=True)
        box((.16, .15, .13), (0, 0, .31), 'cream', .03, base=True)
        for sx in (-1, 1):
            ball(.025, (sx * .035, -.075, .38), 'indigo', seg=12)
            rod((sx * .11, 0, .24), (sx * .17, -.08, .18), .02, 'steel')
        rod((0, 0, .44), (0, 0, .52), .008, 'steel')
        ball(.02, (0, 0, .53), 'red', seg=10)


def bridge(loc, s=1., rz=0.):
    """Truss bridge of ice-cream sticks."""
    with group(loc, rz, s, name='bridge'):
        for sx in (-1, 1):
            box((.16, .3, .2), (sx * .58, 0, 0), 'stone', .02, base=True)
        box((1.3, .2, .025), (0, 0, .21), 'wood', .008)
        for sy in (-.1, .1):
            rod((-.42, sy, .44), (.42, sy, .44), .014, 'wood')
            for i in range(6):
                x = -.6 + i * .2
                rod((x, sy, .22), (x + .1 if i % 2 else x + .2, sy, .44), .011, 'wood')
                rod((x + .2, sy, .22), (x + .1 if i % 2 else x + .2, sy, .44), .011, 'wood')


def chart(loc, kind='sun', w=.8, h=1., rz=0.):
    """Poster for a wall that faces -Y: sun, plant, drop or atom."""
    with group(loc, rz, name='chart'):
        box((w, .02, h), (0, 0, 0), {'sun': 'sky', 'plant': 'cream', 'drop': 'mint', 'atom': 'blush'}[kind], .005)
        for sx in (-1, 1):
            box((w + .06, .04, .04), (0, 0, sx * h / 2), 'wood2', .01)
        y = -.02
        if kind == 'sun':
            ball(w * .2, (0, y, .05), 'marigold', (1, .1, 1))
            for i in range(10):
                a = i * .628
                rod((w * .26 * math.cos(a), y, .05 + w * .26 * math.sin(a)), (w * .36 * math.cos(a), y, .05 + w * .36 * math.sin(a)), .014, 'saffron')
        elif kind == 'plant':
            tube([(0, y, -h * .3), (.02, y, 0), (0, y, h * .25)], .016, 'green')
            for i in range(4):
                sx = (-1) ** i
                ball(.11, (sx * .13, y, -.12 + i * .11), 'green', (1.2, .12, .5), (0, -sx * 28, 0), 16)
            ball(.1, (0, y, h * .3), 'rose', (1, .12, 1))
            tube([(-.2, y, -h * .34), (0, y, -h * .3), (.2, y, -h * .36)], .02, 'earth')
        elif kind == 'drop':
            for i in range(3):
                lathe([(.001, -.1), (.07, -.05), (.06, .02), (.001, .13)], 'teal', ((i - 1) * .2, y, (.12, -.1, .12)[i]), s=(1, .2, 1), seg=16)
        else:
            for k in range(3):
                torus(w * .3, .012, (0, y, 0), 'indigo', (90, k * 60, 0), (1, .4, 1))
            ball(.06, (0, y, 0), 'red', (1, .3, 1))
