"""The school hall with its stage: annual day in the evening, a play, the investiture by daylight."""
from kit import *

LOOK = dict(fast_gi=False, bloom=.1)
GIRL, BOY = ('plaits', 'braid', 'bun', 'bob', 'pony', 'plaits'), ('short', 'crop', 'short', 'turban', 'short')
ST = .45                                                             # height of the stage floor


def hall(curtain, evening, wall_m='cream'):
    if evening:
        xl, yb = room(7.6, 9, 4.4, (-2.6, .2), 'wood', 'clay', sun=(27, -106, 0.), sky=5, fill=50, exposure=.9, garden=False, tile=1.1)
    else:
        xl, yb = room(7.6, 9, 4.4, (-2.8, -.6, 1.6), 'wood', 'clay', sun=(30, -112, 22.), sky=34, fill=80, exposure=1.15, win=(1.3, 2.1, 1.1), tile=1.1)
    y = yb - 2.3
    stage_with_curtain((0, y, 0), 6.4, 2.9, curtain, wall_m=wall_m)
    steps(1.1, 2, (-2.4, y - .35, 0), 'wood', .15, .26)
    box((6.4, .04, .12), (0, y - 1.35 + 1.0, .32), 'brass', .01)
    marigold_pots([(x, y - .62) for x in (-1.2, -.7, .7, 1.2, 1.7, 2.2, 2.7)], .8)
    return y


def audience(R, rows, xs, poses=('sit',), y0=-.6, guests=False):
    for k in range(rows):
        y = y0 - k * 1.0
        for x in (-1.75, 1.75):
            bench((x, y - .05, 0), 180, 2.9)
        for x in () if guests and k == 0 else xs:
            if R.random() < .12:
                continue
            g = R.random() < .5
            figure((x + R.uniform(-.08, .08), y, .2), 180 + R.uniform(-8, 8), R.uniform(.9, 1.02), R.choice(poses), 'girl' if g else 'boy', R.choice(GIRL if g else BOY), R.choice((0, 1, 2, 3)),
                   look=R.choice((0, 0, 18, -18)))


CLAP = ((-20, 78), (-20, 78))


def front_row(y):
    """Families clapping, and children who cannot keep their hands down."""
    for x, s, pose, u, h, sk, more in (
            (-2.75, 1.0, 'sit', 'girl', 'bob', 3, dict(arms=CLAP)),
            (-2.0, 1.3, 'sit', 'kurta_s', 'short', 2, dict(arms=CLAP, paint='grey', wear=('glasses', 'moustache'))),
            (-1.2, 1.28, 'sit', 'sari_t', 'bun', 1, dict(arms=CLAP, paint='grey')),
            (-.5, .84, 'cheer', 'lehenga_r', 'topbun', 2, dict()),
            (.55, .96, 'sit', 'boy', 'turban', 1, dict(arms=((34, 160), (34, 160)))),
            (1.2, .98, 'sit', 'girl', 'plaits', 2, dict(arms=CLAP, look=-16)),
            (2.0, 1.32, 'sit', 'sari_m', 'bun', 0, dict(arms=CLAP)),
            (2.75, 1.36, 'sit', 'kurta_i', 'short', 3, dict(arms=CLAP))):
        # long skirts reach the floor before the bench; the smallest has run forward
        forward, z = (.5, 0) if pose == 'cheer' else (.1, .02) if u.startswith('sari') else (0, .2)
        figure((x, y + forward, z), 180, s, pose, u, h, sk, **more)


SEATS = (-2.9, -2.3, -1.7, -1.1, -.55, .55, 1.1, 1.7, 2.3, 2.9)


def stage_light(y, watts=260, warm=(1., .74, .42)):
    area((0, y + .3, 3.25), (0, y + .9, .6), (3.6, .3), watts * .55, warm).visible_camera = False
    area((0, y - 2.4, .9), (0, y + .8, 1.2), (3., .3), watts * .12, warm).visible_camera = False
    area((-2.6, y + .2, 3.2), (.2, y + .8, .8), (.5, .5), watts * .35, (1., .5, .42)).visible_camera = False
    area((2.6, y + .2, 3.2), (-.2, y + .8, .8), (.5, .5), watts * .35, (.62, .6, 1.)).visible_camera = False


def annual_day():
    y = hall('red', True, 'brick')
    for a, b in (((-3.7, y - .2, 4.1), (0, y - .3, 3.75)), ((0, y - .3, 3.75), (3.7, y - .2, 4.1))):
        string_lights(a, b, 16, .3, every=8, watts=.6)
    garland((-2.7, y + .1, 3.05), (2.7, y + .1, 3.05), 44, .3, .06)
    for sx in (-1, 1):
        for k in range(3):
            diya((sx * (1.9 + .45 * k), y - .2, ST + .02), 1.2, light=1.2)
    dance = [(-1.5, 'lehenga_r', 'braid', ((46, 140), (40, 40)), 14), (-.75, 'lehenga_g', 'topbun', ((40, 40), (46, 140)), -8), (0, 'lehenga_p', 'bun', ((36, 158), (36, 158)), 0),
             (.75, 'lehenga_i', 'braid', ((46, 140), (40, 40)), 8), (1.5, 'lehenga_r', 'plaits', ((40, 40), (46, 140)), -14)]
    for i, (x, u, h, arms, face) in enumerate(dance):
        figure((x, y + .55 - .28 * (i % 2), ST), face, 1.02, 'stand', u, h, i % 4, arms=arms, cloth='marigold', lean=(6, -5)[i % 2])
    for sx, u in ((-1, 'kurta_y'), (1, 'kurta_t')):
        figure((sx * 2.15, y + 1.15, ST), -sx * 18, 1., 'cheer', u, 'short', 2)
    R = random.Random(3)
    audience(R, 4, SEATS, ('sit', 'sit', 'sit', 'raise'), guests=True)
    front_row(-.6)
    for sx in (-1, 1):                                               # lights over the last rows, for the view from the stage
        string_lights((sx * 3.8, -5.2, 2.9), (0, -5.2, 2.5), 14, .35, every=7, watts=.6)
    area((0, y - .5, 3.1), (0, -1.6, .6), (4.4, .5), 52, (1., .80, .56)).visible_camera = False        # what the stage throws back
    figure((2.9, y - 1.0, 0), -150, 1.36, 'hold', 'sari_i', 'bun', 1, prop='tablet')
    stage_light(y)
    return dict(
        hall=dict(loc=(.4, -6.4, 1.75), target=(0, y, 1.7), lens=38, fstop=4.5, focus=(0, y + .3, 1.)),
        dance=dict(loc=(-2.75, y - 2.4, 1.35), target=(-.15, y + .4, 1.12), lens=36, fstop=3.5, focus=(-.6, y + .3, 1.)),
        applause=dict(loc=(-.2, y - .15, 1.45), target=(-.32, -1.2, .78), lens=29, fstop=4.5, focus=(0, -.55, .9)),
    )


def theatre():
    y = hall('indigo', True, 'clay')
    yb = y + 1.6
    shape([[(-2.8, 0), (-2.8, .5), (-1.6, 1.1), (-.4, .6), (.8, 1.3), (2., .7), (2.8, .9), (2.8, 0)]], .05, 'neem', (0, yb, ST), bevel=.01)      # painted hills
    lathe([(.42, -.03), (.42, .03), (.001, .035)], 'marigold', (.9, yb + .1, 2.3), rot=(90, 0, 0), seg=32)
    for i in range(12):
        a = i * math.pi / 6
        rod((.9 + .5 * math.cos(a), yb + .1, 2.3 + .5 * math.sin(a)), (.9 + .66 * math.cos(a), yb + .1, 2.3 + .66 * math.sin(a)), .025, 'marigold')
    for x, s in ((-2.0, 1.), (2.1, .85)):                            # cut-out trees
        with group((x, y + 1.15, ST), s=s):
            shape([rect(.2, 1.0)], .05, 'wood2', bevel=.01)
            shape([[(.55 * math.cos(t * .52) * (1 + .13 * (t % 2)), 1.35 + .55 * math.sin(t * .52) * (1 + .13 * (t % 2))) for t in range(12)]], .06, 'green', (0, -.03, 0), bevel=.015)
    with group((-.1, y + 1.05, ST)):                                 # the palace
        shape([rect(1.5, 1.25), cusped_arch(.62, .95, 7)], .07, 'rose', bevel=.015)
        for x in (-.6, -.2, .2, .6):
            box((.2, .07, .16), (x, 0, 1.25), 'rose', .015, base=True)
        pane(.62, .95, (0, .06, 0), 'plum', 7)
    figure((-.05, y + .55, ST), 0, 1.06, 'stand', 'kurta_y', 'short', 1, wear=('crown',), arms=((30, 30), (52, 120)), sash='red')
    figure((-.95, y + .35, ST), 40, 1., 'kneel', 'kurta_i', 'turban', 2, cloth='rose', arms=((4, 66), (4, 66)))
    figure((1.0, y + .4, ST), -34, 1.02, 'offer', 'lehenga_p', 'braid', 0, prop='thali', arms=((6, 66), (6, 66)))
    figure((1.75, y + .55, ST), -40, .96, 'cheer', 'lehenga_g', 'topbun', 2)
    figure((-1.75, y + .75, ST), 35, .98, 'wave', 'kurta_t', 'crop', 3)
    R = random.Random(8)
    audience(R, 3, SEATS)
    stage_light(y, 230, (1., .80, .55))
    return dict(
        play=dict(loc=(1.9, y - 4.3, 1.45), target=(-.05, y + .5, 1.42), lens=42, fstop=4., focus=(0, y + .5, 1.1)),
        seats=dict(loc=(-2.2, y - 4.6, 1.15), target=(.4, y, 1.25), lens=36, fstop=3.2, focus=(0, y + .5, 1.1)),
    )


def investiture():
    y = hall('indigo', False)
    emblem((0, y + 1.84, ST + 1.75), .5)
    for sx in (-1, 1):
        with group((sx * 1.55, y + 1.5, ST), -sx * 12):              # house banners
            rod((0, 0, 0), (0, 0, 2.0), .025, 'wood2')
            shape([[(-.26, 0), (.26, 0), (.26, -.8), (0, -1.0), (-.26, -.8)]], .03, 'marigold' if sx < 0 else 'green', (0, -.06, 2.0), bevel=.008)
            rod((-.3, -.04, 2.0), (.3, -.04, 2.0), .02, 'wood2')
    sash = ('marigold', 'green', 'red', 'saffron', 'teal')
    xs = (-1.9, -1.25, .55, 1.2, 1.85)
    for i, x in enumerate(xs):
        g = i % 2 == 0
        figure((x, y + .75, ST), (8, 4, -4, -8, -10)[i], 1.0, 'stand', 'girl' if g else 'boy_long', ('plaits', 'turban', 'bob', 'short', 'braid')[i], (1, 1, 2, 3, 0)[i], sash=sash[i], wear=('badge',), tie=False, arms=((14, 4), (12, 86)))
    figure((-.62, y + .42, ST), 66, 1.36, 'offer', 'sari_p', 'bun', 1, wear=('glasses',), arms=((6, 66), (4, 74)))
    figure((.04, y + .34, ST), -22, 1., 'stand', 'girl', 'plaits', 2, sash='saffron', tie=False, wear=('badge',), look=-18)
    lectern((2.5, y + .1, ST), -20)
    figure((2.62, y + .5, ST), -24, 1.38, 'stand', 'suit', 'short', 2, arms=((14, 40), (14, 40)))
    R = random.Random(6)
    audience(R, 4, SEATS, ('sit', 'sit', 'raise'))
    stage_light(y, 130, (1., .88, .7))
    return dict(
        badge=dict(loc=(.75, y - 3.0, 1.4), target=(-.35, y + .5, 1.16), lens=60, fstop=3., focus=(-.2, y + .4, 1.1)),
        hall=dict(loc=(2.6, -6.6, 2.5), target=(-.6, y - .6, 1.25), lens=34, fstop=5.6, focus=(0, y, 1.)),
        captains=dict(loc=(.3, y - 2.0, 1.15), target=(1.22, y + .7, 1.08), lens=49, fstop=4.5, focus=(1.2, y + .65, 1.05)),
    )


def build(occasion='annual'):
    return dict(annual=annual_day, theatre=theatre, investiture=investiture)[occasion]()
