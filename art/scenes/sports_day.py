"""Sports day: the race, the tape, the tents of the houses."""
from kit import *

LANES, LW, X0, X1 = 5, .95, -16, 12
Y0 = -LANES * LW / 2


def track():
    box((X1 - X0, LANES * LW + .3, .05), ((X0 + X1) / 2, 0, .0), 'track', .01)
    for i in range(LANES + 1):
        box((X1 - X0, .05, .052), ((X0 + X1) / 2, Y0 + i * LW, .002), 'white', .004)


def finish(fx):
    for i in range(LANES * 4):                                       # chequered line
        for k in range(2):
            if (i + k) % 2 == 0:
                box((.22, LW / 4, .054), (fx - .11 + k * .22, Y0 + (i + .5) * LW / 4, .002), 'white', .003)
    with group((fx, 0, 0), 90):                                      # the gateway as finish
        arch_frame(5.3, 3.0, (0, 0, 0), .34, .36, 'cream', 9, rise=2.3, tip=.06)
        arch_frame(5.96, 3.4, (0, -.19, 0), .05, .05, 'brick', 9, rise=2.55, tip=.06)
        for sx in (-1, 1):
            box((.62, .6, .3), (sx * 2.82, 0, 0), 'cream', .03, base=True)
            marigold_pots([(sx * 3.0, -.65), (sx * 3.4, -.5)], 1.1)
        emblem((0, -.3, 3.14), .36)
        for sx in (-1, 1):
            bunting((sx * 2.75, -.3, 1.55), (sx * 6.2, -1.2, 2.3), 12, .3, size=.24)
            rod((sx * 6.2, -1.2, 0), (sx * 6.2, -1.2, 2.35), .04, 'white')


def onlookers(yr):
    for i in range(9):
        x = -9 + i * 2
        rod((x, yr, 0), (x, yr, .75), .035, 'white')
    for i in range(8):
        tube([(-9 + i * 2, yr, .68), (-8 + i * 2, yr, .55), (-7 + i * 2, yr, .68)], .018, 'marigold')
    R = random.Random(9)
    us = ('girl', 'boy', 'boy_long', 'girl', 'girl_brick')

    def dress():
        u = us[R.randrange(5)]
        return u, R.choice(('plaits', 'bun', 'pony', 'bob')) if u.startswith('girl') else R.choice(('short', 'crop', 'turban', 'short'))
    for i in range(17):
        u, h = dress()
        ps = R.choice(('cheer', 'wave', 'wave', 'cheer', 'stand'))
        figure((-7.6 + i * .72 + R.uniform(-.12, .12), yr + .5 + R.choice((0, .55)) + R.uniform(-.08, .08), 0), R.uniform(-30, 40), R.uniform(.88, 1.04), ps, u, h, prop='flag' if ps == 'wave' else None, look=R.uniform(-25, 25))
    for i in range(8):
        u, h = dress()
        figure((-7.5 + i * .85 + R.uniform(-.1, .1), Y0 - 1. - R.uniform(0, .3), 0), 180 - R.uniform(30, 80), R.uniform(.9, 1.04), R.choice(('cheer', 'wave')), u, h, prop=R.choice(('flag', None)))


def tents(y):
    for x, c in ((-7, 'marigold'), (-3.2, 'clay'), (.6, 'indigo'), (4.4, 'green')):
        with group((x, y, 0)):
            for sx in (-1, 1):
                for sy in (-1, 1):
                    rod((sx * 1.2, sy * .9, 0), (sx * 1.2, sy * .9, 1.7), .04, 'white')
            lathe([(1.85, 1.62), (1.86, 1.66), (1.1, 2.05), (.35, 2.5), (.03, 2.75), (.02, 2.95)], [c, 'white'], seg=4, rot=(0, 0, 45), s=(1, .8, 1))
            for k in range(9):
                shape([cusped_arch(.29, .2, 5)], .02, 'white' if k % 2 else c, (-1.2 + k * .3, -1.05, 1.66), (180, 0, 0), .004, key=('val', k % 2))
            pennant((.02, 0, 2.95), .42, .24, c, 10)


def build():
    ground()
    track()
    finish(-.9)
    team = [('sport_y', 'short', 1, 1.9), ('sport_r', 'turban', 1, 2.35), ('sport_g', 'plaits', 2, 3.05), ('sport_b', 'crop', 3, 1.2), ('sport_l', 'pony', 0, 1.9)]
    for i, (u, h, sk, x) in enumerate(team):
        sw = ((14, -70), (14, 85)) if i % 2 else ((14, 85), (14, -70))
        figure((x, Y0 + (i + .5) * LW, .04), 90 + rnd.uniform(-5, 5), 1., 'run', u, h, sk, arms=sw if i != 2 else ((40, 150), (40, 150)), cloth={'turban': 'red', 'plaits': 'marigold', 'pony': 'green'}.get(h), bib=(7, 12, 3, 21, 9)[i])
    tube([(2.5, -.42, .32), (2.8, -.4, .42), (3.2, -.18, .46), (3.26, 0, .47), (3.2, .18, .46), (2.85, .42, .46), (2.4, .5, .56), (2.0, .42, .5)], .019, 'red')   # tape
    yr = -Y0 + .75
    onlookers(yr)
    figure((1.6, yr - .15, 0), -20, 1.38, 'wave', 'suit', 'short', 2, prop='flag')
    tents(yr + 3.1)
    for i in range(6):
        flag((-8 + i * 3.1, yr + 1.9, 0), 2.9, ('marigold', 'indigo', 'clay', 'green', 'white', 'marigold')[i], .75, 8)
    with group((9.7, yr + .7, 0), -26):                              # prizes: podium and three winners
        for i, (x, h, c) in enumerate(((0, .6, 'marigold'), (-.85, .42, 'white'), (.85, .28, 'clay'))):
            box((.8, .7, h), (x, 0, 0), c, .03, base=True)
            text(str(i + 1), .26, (x, -.36, h / 2), 'indigo', extrude=.006)
            u, hr, sk = (('sport_g', 'plaits', 2), ('sport_r', 'turban', 1), ('sport_y', 'short', 1))[i]
            figure((x, 0, h), (0, 14, -14)[i], 1., ('hold', 'cheer', 'wave')[i], u, hr, sk, prop='trophy' if i == 0 else None, cloth=('marigold', 'red', None)[i])
        figure((-1.75, -.35, 0), 70, 1.36, 'offer', 'sari_i', 'bun', 1, prop='medal', arms=((8, 56), (8, 62)))
    backdrop(4, y=13, n=11, spread=34)
    for i in range(9):
        tree_neem((-15 + rnd.uniform(-2, 1), -9 + i * 2.4, 0), rnd.uniform(1.4, 2.1), 60 + i, .6)
    grass((-9, 6, -6, Y0 - .2), 900)
    grass((-9, 9, -Y0 + .2, 6), 600)
    light('golden', sun=(34, 28, 5.4, (1., .78, .52), 3.), sky=((1., .88, .70), (.60, .74, .90), (.28, .46, .76), .78))
    return dict(
        wide=dict(loc=(7.2, -4.4, 1.3), target=(.42, -.02, 1.16), lens=41, fstop=4., focus=(2.5, -.5, .6)),
        hero=dict(loc=(8.6, -1.5, 1.25), target=(.6, -.02, 1.4), lens=48, fstop=4.5, focus=(2.8, -.3, .6)),
        side=dict(loc=(3.9, -5.2, .8), target=(1.9, .6, .72), lens=50, fstop=5.6, focus=(2.2, -.8, .6)),
        podium=dict(loc=(7.7, yr - 3.2, 1.15), target=(9.4, yr + .7, .92), lens=46, fstop=3.5, focus=(9.6, yr + .6, .9)),
        crowd=dict(loc=(-1.2, yr - 2.6, 1.0), target=(-4.0, yr + .7, .95), lens=46, fstop=3.2, focus=(-3.5, yr + .5, .7)),
    )
