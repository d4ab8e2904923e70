"""Whole settings that scenes start from: far trees, a closed room, a paved yard."""
from .building import *
from .nature import *
from .props import *
from .studio import area, light


def backdrop(seed=3, y=16, spread=26, n=9, s=(1.5, 2.3)):
    """Far trees, out of focus."""
    R = random.Random(seed)
    for i in range(n):
        x = -spread / 2 + spread * (i + R.uniform(-.3, .3)) / (n - 1)
        tree_neem((x, y + R.uniform(-2, 3), 0), R.uniform(*s), seed + i, .6)


def paving(x0, x1, y0, y1, m='stone', size=1.):
    """Square slabs with a little unevenness, every second row staggered."""
    for i in range(int((x1 - x0) / size)):
        for k in range(int((y1 - y0) / size)):
            box((size * .985, size * .985, .06), (x0 + (i + .5 + .5 * (k % 2)) * size, y0 + (k + .5) * size, -.03 + rnd.uniform(-.003, .003)), m, .015,
                (rnd.uniform(-.3, .3), rnd.uniform(-.3, .3), 0))


def room(W=6.9, D=7.4, H=3.2, windows=(-2.1, .1, 2.3), floor='kota', dado='teal', wall_m='plaster', back=3.7, sun=(27, -106, 26.), warm=(1., .80, .54), exposure=1.5,
         sky=20, fill=50, win=(1.25, 1.75, .95), garden=True, tile=.9):
    """Closed room: back wall at y=D/2, cusped windows in the left wall at `windows`, open space to y=-D/2-back
    behind the usual camera. Lit by the sun through the windows and soft boxes in them. Returns (left x, back y)."""
    xl, yb, yf = -W / 2, D / 2, -D / 2 - back
    ww, wh, wz = win
    box((W + 3, D + back + 2, .3), (0, (yb + yf) / 2, -.17), 'stone', 0)
    for i in range(int(W / tile) + 2):
        for k in range(int((yb - yf) / tile) + 1):
            box((tile * .985, tile * .985, .05), (xl + (i + .3) * tile, yf + (k + .5) * tile, -.02), floor, .012)
    y0, y1 = yf, yb
    cy = (y0 + y1) / 2
    wall(y1 - y0, H, [(v - cy, wz, ww, wh, 7) for v in windows], (xl, cy, 0), .3, wall_m, (0, 0, 90))
    for v in windows:
        with group((xl + .16, v, wz), 90):
            arch_frame(ww, wh, (0, 0, 0), .11, .1, 'white', 7)
            box((ww + .35, .34, .07), (0, -.08, -.05), 'wood', .02)
            box((.05, .06, wh * .95), (0, .12, 0), 'wood2', .012, base=True)
            box((ww, .06, .05), (0, .12, wh * .46), 'wood2', .012)
    box((W, .2, H), (0, yb + .1, 0), wall_m, 0, base=True)
    if dado:
        box((W, .06, .75), (0, yb - .02, 0), dado, .01, base=True)
        box((W, .09, .06), (0, yb - .03, .76), 'wood', .015)
        box((.06, y1 - y0, .75), (xl + .14, cy, 0), dado, .01, base=True)
        box((.06, y1 - y0, .75), (W / 2 + .48, cy, 0), dado, .01, base=True)
    box((.2, y1 - y0 + .4, H), (W / 2 + .6, cy, 0), wall_m, 0, base=True)
    box((.6, .2, H), (W / 2 + .3, yb + .1, 0), wall_m, 0, base=True)
    box((W + 3, .2, H), (.5, yf, 0), wall_m, 0, base=True)
    box((W + 2.4, y1 - y0 + .6, .1), (.5, cy, H), 'white', 0, base=True)
    if garden:
        for i, (x, yy) in enumerate(((-19, 4), (-19, 9), (-20, 14), (-21, 19), (-22, 25))):
            tree_neem((xl - 15.5 + x + 19, yy, -1), 2.1, 40 + i, .7)
        box((60, 90, .2), (xl - 30.5, 20, -.9), 'lawn', 0)
    light('indoor_window', sun=(*sun, warm, 1.5), exposure=exposure)
    for v in windows:                                               # sky light made cheap: soft boxes in the openings
        area((xl - .22, v, wz + .9), (0, v, 1.0), (1.1, 1.6), sky, (.72, .84, 1.)).visible_camera = False
    if fill:
        area((W * .3, yf + .8, H - .3), (0, 1, .8), (4, 2.4), fill, (1., .93, .84))
    return xl, yb


def table(loc=(0, 0, 0), w=1.4, d=.8, h=.5, rz=0., m='wood', legs='wood2'):
    with group(loc, rz, name='table'):
        box((w, d, .05), (0, 0, h - .025), m, .02)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((.07, .07, h - .04), (sx * (w / 2 - .1), sy * (d / 2 - .1), 0), legs, .015, base=True)


def stool(loc=(0, 0, 0), m='wood', h=.24):
    lathe([(.13, 0), (.12, .02), (.08, h * .5), (.14, h - .04), (.16, h - .03), (.16, h), (.001, h + .005)], m, loc, seg=20)


def frame(loc, w, h, m='wood', inside='white', rz=0.):
    """Picture on a wall that faces -Y."""
    with group(loc, rz, name='frame'):
        box((w, .04, h), (0, 0, 0), inside, .004)
        for sx in (-1, 1):
            box((.06, .07, h + .1), (sx * w / 2, -.01, 0), m, .015)
            box((w + .1, .07, .06), (0, -.01, sx * h / 2), m, .015)


def lectern(loc=(0, 0, 0), rz=0., m='wood2'):
    with group(loc, rz, name='lectern'):
        box((.5, .36, .06), (0, 0, 0), m, .02, base=True)
        box((.36, .24, .62), (0, 0, .05), m, .02, base=True)
        box((.56, .42, .05), (0, -.02, .7), 'wood', .015, (14, 0, 0))
        emblem((0, -.13, .4), .11)
        rod((.12, .08, .72), (.12, -.02, .98), .01, 'dark')
        ball(.03, (.12, -.03, 1.0), 'dark', (1, 1, 1.2), seg=12)


def tricolour(top, w=1.3, rz=0.):
    """The flag of India, rippling from `top` towards +X."""
    h = w * 2 / 3
    for k, m in enumerate(('saffron', 'white', 'green')):
        n = 13
        v = []
        for i in range(n):
            x, y = w * i / (n - 1), .055 * w * math.sin(i * .75)
            droop = .06 * w * (i / (n - 1)) ** 2
            v += [(x, y, -h * k / 3 - droop), (x, y, -h * (k + 1) / 3 - droop)]
        me = bpy.data.meshes.new('tricolour')
        me.from_pydata(v, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n - 1)])
        me.polygons.foreach_set('use_smooth', [True] * (n - 1))
        me.materials.append(M(m))
        put(me, top, (0, 0, rz))
    with group(top, rz):
        y = .055 * w * math.sin(6 * .75)
        for sy in (-1, 1):
            torus(h * .125, h * .012, (w / 2, y + sy * .012, -h / 2 - .015 * w), 'indigo', (90, 0, -8))
            for i in range(6):
                a = math.pi * i / 6
                rod((w / 2 - h * .12 * math.cos(a), y + sy * .014, -h / 2 - .015 * w - h * .12 * math.sin(a)),
                    (w / 2 + h * .12 * math.cos(a), y + sy * .014, -h / 2 - .015 * w + h * .12 * math.sin(a)), h * .005, 'indigo')


def flagpole(loc=(0, 0, 0), h=4.6, w=1.3, rz=0.):
    with group(loc, name='flagpole'):
        lathe([(.5, 0), (.5, .12), (.36, .12), (.36, .24), (.22, .24), (.22, .36), (.035, .38), (.028, h), (.06, h + .03), (.001, h + .1)], ['stone', 'white'], split=[.37], seg=24)
        tricolour((.03, 0, h - .06), w, rz)
