"""The computer laboratory: empty before the bell, and in a lesson."""
from kit import *

LOOK = dict(fast_gi=False, bloom=.1)


def station(x, y, rz, n):
    """Desk with a computer; the sitter is on the +Y side before turning. What the screen shows changes with n."""
    with group((x, y, 0), rz, name='station'):
        box((1.1, .62, .05), (0, 0, .46), 'wood', .018)
        for sx in (-1, 1):
            box((.06, .54, .45), (sx * .48, 0, 0), 'navy', .018, base=True)
        with group((0, -.08, .485), 180):
            computer()
            y, z = -.03, .32
            if n % 4 == 0:                                           # bars
                for i in range(5):
                    box((.05, .012, (.1, .16, .08, .2, .13)[i]), (-.14 + i * .07, y, z - .11), ('red', 'marigold', 'green', 'indigo', 'plum')[i], .004, base=True)
            elif n % 4 == 1:                                         # a drawing of a house and the sun
                box((.14, .012, .1), (-.06, y, z - .04), 'clay', .003)
                shape([[(-.1, 0), (.1, 0), (0, .09)]], .012, 'red', (-.06, y, z + .01), bevel=.003, key='roof')
                ball(.035, (.12, y, z + .07), 'marigold', (1, .2, 1), seg=14)
                box((.4, .012, .04), (0, y, z - .11), 'green', .003)
            elif n % 4 == 2:                                         # lines of a program
                for i in range(6):
                    w = (.22, .15, .26, .12, .2, .09)[i]
                    box((w, .012, .018), (-.18 + w / 2 + .04 * (i % 3), y, z + .1 - i * .038), ('indigo', 'clay', 'green', 'indigo', 'plum', 'clay')[i], .003)
            else:                                                    # a flower of circles
                for i in range(8):
                    a = i * .785
                    ball(.035, (.075 * math.cos(a), y, z + .075 * math.sin(a)), 'rose' if i % 2 else 'marigold', (1, .2, 1), seg=14)


def laboratory():
    xl, yb = room(7.4, 7.6, 3.2, (-2.3, .0, 2.3), 'kota', 'indigo', sun=(42, -108, 20.), sky=34, fill=100, exposure=1.5)
    with group((.2, yb - .08, 1.95)):                                # projected lesson on the wall
        box((2.8, .06, 1.5), (0, 0, 0), 'white', .01)
        for sx in (-1, 1):
            box((.06, .09, 1.62), (sx * 1.42, 0, 0), 'dark', .015)
            box((2.9, .09, .06), (0, 0, sx * .78), 'dark', .015)
        text('Draw with code', .26, (0, -.05, .48), 'indigo')
        for i in range(12):
            a = i * math.pi / 6
            torus(.17, .014, (.17 * math.cos(a) + .55, -.045, .17 * math.sin(a) - .2), ('saffron', 'rose', 'teal')[i % 3], (90, 0, 0))
        for i in range(5):
            w = (.62, .5, .7, .42, .3)[i]
            box((w, .012, .05), (-1.15 + w / 2 + .1 * (i in (1, 2, 3)), -.04, .12 - i * .14), ('indigo', 'clay', 'green', 'plum', 'indigo')[i], .004)
    frame((-2.6, yb - .04, 1.75), .8, 1.0, inside='marigold')
    text('Save\nyour\nwork', .2, (-2.6, yb - .07, 1.75), 'indigo')
    with group((2.48, -2.3, .485)):                                  # the flower that one screen copies
        lathe([(.07, 0), (.095, .12), (.105, .12), (.105, .15), (.001, .14)], 'clay', seg=20)
        for k in range(4):
            put(clump('neem', k), (.05 * math.cos(k * 1.6), .05 * math.sin(k * 1.6), .18), (k * 70, 0, k * 40), .3)
        for x, y, z in ((0, -.04, .3), (.075, .02, .26), (-.075, .01, .27)):
            marigold((x, y, z), .072)
    area((.4, yb - .9, 2.95), (0, -1.6, .7), (5., 1.), 85, (1., .97, .92)).visible_camera = False             # faces look this way: the wall screen's light
    for x in (2.9, 3.3):
        potted((x, yb - .4, 0), 1.1)
    for n, (x, y) in enumerate(PLACES):
        station(x, y, 180, n)
        stool((x, y - .58, 0), 'indigo', .26)


PLACES = [(x, y) for y in (1.4, -.5, -2.4) for x in (-2.3, -.95, .75, 2.1)]
LOOKS = (('girl', 'plaits', 1), ('boy', 'short', 2), ('girl', 'bob', 3), None, ('boy', 'turban', 1), ('boy', 'crop', 2), ('girl', 'bun', 1), ('boy', 'short', 3), None, ('boy', 'crop', 1), ('girl', 'plaits', 2), ('girl', 'braid', 1))


def pupils():
    R = random.Random(12)
    for n, (x, y) in enumerate(PLACES):
        turn, size, look = R.uniform(-6, 6), R.uniform(.94, 1.02), R.choice((0, 0, 16, -16))
        if LOOKS[n]:
            # number 6 has a question, number 11 looks from the screen to the marigold
            figure((x, y - .58, .18), 180 + turn, size, 'sit', *LOOKS[n], look={6: 24, 11: -34}.get(n, look), arms=((24, 172), (10, 55)) if n == 6 else None)
    figure((-.05, -1.0, 0), 112, 1.36, 'stand', 'sari_i', 'bun', 1, arms=((10, 20), (34, 70)), lean=10)          # comes to number 6
    figure((-.32, -2.92, 0), 212, .99, 'stand', 'girl', 'bob', 3, arms=((26, 78), (12, 20)), lean=10)          # thinks aloud beside number 9
    figure((-1.6, 2.85, 0), 8, 1.4, 'point', 'kurta_t', 'short', 2, arms=((12, 30), (64, 118)), wear=('glasses',))


def build(occasion='lesson'):
    laboratory()
    if occasion == 'lesson':
        pupils()
    return dict(
        room=dict(loc=(3.0, -5.4, 1.75), target=(-.7, .6, .98), lens=34, fstop=6.3, focus=(.6, -1.2, .7)),
        row=dict(loc=(-2.9, -5.3, 2.4), target=(.15, 1.4, .92), lens=36, fstop=6.3, focus=(-.6, .6, .9)),
        pair=dict(loc=(-2.3, -1.15, 2.0), target=(-.64, -2.9, .78), lens=48, fstop=5.6, focus=(-.8, -2.9, .85)),
        help=dict(loc=(2.35, .6, 1.5), target=(.36, -1.1, .86), lens=43, fstop=5., focus=(.6, -1.05, .9)),
        screen=dict(loc=(2.92, -3.8, 1.32), target=(2.2, -2.45, .78), lens=46, fstop=8., focus=(2.15, -2.45, .8)),
    )
