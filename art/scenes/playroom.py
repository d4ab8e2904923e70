"""The early years' play corner."""
from kit import *

LOOK = dict(fast_gi=False, bloom=.1)


def build():
    xl, yb = room(5.8, 5.6, 3.0, (-1.5, .8), 'wood', 'mint', sun=(27, -112, 24.), sky=24, fill=50, tile=1.1)
    with group((0, -.2, .012)):                                      # rainbow rug
        for k, (r, c) in enumerate(((1.9, 'clay'), (1.62, 'marigold'), (1.34, 'mint'), (1.06, 'sky'), (.78, 'lilac'), (.5, 'cream'))):
            lathe([(r, 0), (r, .012 + .004 * k), (.001, .014 + .004 * k)], c, seg=56)
    # a play house with the school's arch
    with group((1.75, yb - .75, 0), -14):
        shape([[(-.75, 0), (-.75, 1.05), (0, 1.7), (.75, 1.05), (.75, 0)], [(x - .0, z + .001) for x, z in cusped_arch(.6, .85, 5)]], .08, 'blush', bevel=.02)
        for sx in (-1, 1):
            box((1.1, .5, .07), (sx * .42, .12, 1.4), 'clay', .02, (0, sx * 41, 0))
        arch_frame(.6, .85, (0, -.05, 0), .07, .06, 'white', 5)
        box((.08, .6, 1.05), (-.7, .3, 0), 'blush', .02, base=True)
        box((.08, .6, 1.05), (.7, .3, 0), 'blush', .02, base=True)
    figure((1.78, yb - .62, 0), -12, .74, 'wave', 'girl_brick', 'pony', 1, tie=False)
    # tower of blocks, and its builders
    R = random.Random(2)
    tones = ('red', 'marigold', 'teal', 'green', 'rose', 'indigo', 'saffron')
    for k in range(5):
        box((.24 - .015 * k, .24 - .015 * k, .2), (.1, -.1, .04 + .2 * k), tones[k], .025, (0, 0, R.uniform(-14, 14)), base=True)
    lathe([(.16, 0), (.001, .22)], 'red', (.1, -.1, 1.04), seg=20)
    for i, (x, y) in enumerate(((.75, -.75), (.95, -.5), (-.35, -.85), (.5, -1.05), (-.75, .35), (-.1, -1.15))):
        if i % 3:
            box((.2, .2, .2), (x, y, .03), tones[i], .025, (0, 0, 25 * i), base=True)
        else:
            lathe([(.11, 0), (.12, .01), (.12, .19), (.11, .2)], tones[i], (x, y, .03), seg=24)
    figure((-.45, .05, .03), 82, .78, 'stand', 'boy', 'short', 2, tie=False, arms=((10, 30), (14, 120)))
    figure((.65, .25, .03), -60, .76, 'cheer', 'girl', 'plaits', 1, tie=False, cloth='red')
    figure((-.15, -.85, -.06), 150, .76, 'kneel', 'boy', 'crop', 3, tie=False)
    # rocking horse
    with group((-1.75, -.35, 0), 62, 1.1):
        for sx in (-1, 1):
            tube([(sx * .16, -.5, .12), (sx * .16, -.25, .03), (sx * .16, .25, .03), (sx * .16, .5, .12)], .03, 'red')
            for sy in (-1, 1):
                rod((sx * .14, sy * .26, .05), (sx * .08, sy * .18, .36), .035, 'cream')
        ball(.17, (0, 0, .44), 'cream', (.8, 1.7, .8))
        rod((0, -.22, .5), (0, -.36, .76), .08, 'cream', .065)
        ball(.1, (0, -.43, .78), 'cream', (.75, 1.3, .8), (20, 0, 0))
        for k in range(4):
            ball(.05, (0, -.2 - .035 * k, .62 + .07 * k), 'wood2', seg=12)
        rod((0, .27, .5), (0, .4, .3), .03, 'wood2')
        box((.2, .24, .06), (0, .0, .57), 'indigo', .03)
    figure((-1.75, -.35, .5), 62, .72, 'sit', 'girl', 'bob', 0, tie=False)
    # low shelf with toys, drum, bear
    bookshelf((-1.6, yb - .28, 0), 1.9, 2)
    for i, c in enumerate(('marigold', 'rose', 'teal')):
        ball(.13, (-2.2 + i * .32, yb - .28, .9), c)
    with group((-1.15, yb - .3, .78), -8):
        ball(.14, (0, 0, .13), 'wood')
        ball(.11, (0, -.01, .33), 'wood')
        for sx in (-1, 1):
            ball(.045, (sx * .085, 0, .42), 'wood', seg=12)
            ball(.055, (sx * .13, -.06, .16), 'wood', (1, 1, 1.3), seg=12)
            ball(.06, (sx * .08, -.12, .03), 'wood', seg=12)
            ball(.014, (sx * .035, -.105, .35), 'black', seg=8)
        ball(.045, (0, -.095, .31), 'cream', seg=12)
    figure((-1.0, 1.15, 0), -14, 1.3, 'stand', 'sari_m', 'braid', 1, arms=((8, 62), (8, 62)), lean=8)
    figure((-.35, .95, .0), 130, .74, 'cheer', 'boy', 'short', 1, tie=False)
    frame((-1.6, yb - .04, 1.7), .85, .7, inside='sky')
    ball(.14, (-1.75, yb - .07, 1.78), 'marigold', (1, .15, 1))
    ball(.3, (-1.5, yb - .065, 1.42), 'green', (1.1, .1, .45))
    bunting((xl + .2, yb - .12, 2.7), (-xl, yb - .12, 2.7), 16, .2, ('rose', 'marigold', 'mint', 'sky'), .2)
    for i in range(3):                                               # paper lanterns
        z = 2.35 - .12 * (i % 2)
        rod((.2 + i * .55, 1.3, 3.0), (.2 + i * .55, 1.3, z), .004, 'white')
        ball(.17, (.2 + i * .55, 1.3, z), ('marigold', 'rose', 'mint')[i], (1, 1, .85))
    return dict(view=dict(loc=(1.15, -4.5, 1.5), target=(-.08, .2, .82), lens=38, fstop=4., focus=(0, -.2, .6)))
