"""Neem trees, bushes, marigolds, grass, ground."""
from .mesh import *
from .mesh import _cached, _finish

def _leaf_clump(m, n=46, r=.2, size=.085, seed=0):
    """A ball of little cut-paper leaves."""
    R = random.Random(seed)
    v, f = [], []
    for _ in range(n):
        d = Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1))).normalized()
        p = d * r * R.uniform(.55, 1)
        up = (d + Vector((R.uniform(-.6, .6), R.uniform(-.6, .6), R.uniform(-.1, .7)))).normalized()
        side = up.cross(Vector((R.uniform(-1, 1), R.uniform(-1, 1), R.uniform(-1, 1)))).normalized()
        nrm = up.cross(side)
        k = size * R.uniform(.7, 1.25)
        b = len(v)
        v += [p, p + up * k * .5 + side * k * .27 + nrm * k * .08, p + up * k * 1.15 - nrm * k * .12, p + up * k * .5 - side * k * .27 + nrm * k * .08, p + up * k * .55]
        f += [(b, b + 1, b + 4), (b + 1, b + 2, b + 4), (b + 2, b + 3, b + 4), (b + 3, b, b + 4)]
    me = bpy.data.meshes.new('clump')
    me.from_pydata([tuple(p) for p in v], [], f)
    return _finish(me, m)


def clump(m, k):
    return _cached(('clump', m, k), lambda: _leaf_clump(m, seed=k))


def tree_neem(loc=(0, 0, 0), s=1., seed=1, density=1., tones=('neem', 'neem2', 'neem3')):
    """Neem: short forked trunk, wide cloud of paper leaves."""
    R = random.Random(seed)
    with group(loc, R.uniform(0, 360), s, name='neem'):
        tube([(0, 0, -.05), (.03, 0, .5), (-.03, .03, 1.0), (.0, 0, 1.5)], .13, 'wood2', [1.35, 1, .9, .6])
        blobs = []
        for i in range(6):
            a = i * math.pi / 3 + R.uniform(-.3, .3)
            ra, z = R.uniform(.55, .85), R.uniform(1.75, 2.15)
            tip = (ra * math.cos(a), ra * math.sin(a), z)
            tube([(0, 0, .95), (tip[0] * .45, tip[1] * .45, 1.4), tip], .06, 'wood2', [1.1, .8, .35])
            blobs.append((Vector(tip) + Vector((0, 0, .15)), R.uniform(.5, .64)))
        blobs += [(Vector((R.uniform(-.2, .2), R.uniform(-.2, .2), 2.55)), .68), (Vector((0, 0, 2.05)), .72)]
        for c, r in blobs:
            ball(r * .78, c, 'neem3', (1, 1, .8), seg=12)
            for _ in range(int(34 * density * r / .55)):
                d = Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(.1, .9))).normalized()
                p = c + Vector((d.x * r, d.y * r, d.z * r * .82)) * R.uniform(.82, 1.05)
                t = tones[2] if d.z < -.25 else R.choice(tones[:2]) if d.z > .2 else R.choice(tones)
                put(clump(t, R.randrange(4)), p, (R.uniform(0, 360), R.uniform(0, 360), 0), R.uniform(.8, 1.25))


def bush(loc, s=1., seed=0, tones=('neem', 'neem2', 'neem3'), flowers=None):
    R = random.Random(seed)
    with group(loc, s=s, name='bush'):
        ball(.3, (0, 0, .2), 'neem3', (1, 1, .8), seg=12)
        for _ in range(22):
            d = Vector((R.gauss(0, 1), R.gauss(0, 1), abs(R.gauss(0, 1)))).normalized()
            put(clump(R.choice(tones), R.randrange(4)), (d.x * .32, d.y * .32, .15 + d.z * .28), (R.uniform(0, 360),) * 3, .75)
        for _ in range(flowers and 9 or 0):
            d = Vector((R.gauss(0, 1), R.gauss(0, 1), abs(R.gauss(.5, 1)))).normalized()
            marigold((d.x * .46, d.y * .46, .17 + d.z * .42), .07, flowers)


def marigold(loc, r=.08, m='marigold'):
    def build():
        R, v, f = random.Random(3), [], []
        for ring, (n, el) in enumerate(((11, 8), (10, 30), (8, 52), (5, 74))):
            for i in range(n):
                a, e = 2 * math.pi * (i + ring * .5) / n, math.radians(el + R.uniform(-6, 6))
                d = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
                t = Vector((-math.sin(a), math.cos(a), 0))
                u = d.cross(t)
                b = len(v)
                for x, y in ((0, 0), (.3, .55), (.26, .92), (0, 1.05), (-.26, .92), (-.3, .55)):
                    v.append(tuple(d * y + t * x + u * (.16 * y * y)))
                f.append(tuple(range(b, b + 6)))
        me = bpy.data.meshes.new('marigold')
        me.from_pydata(v, [], f)
        return _finish(me, m, False)
    ball(r * .62, loc, m, seg=12)
    put(_cached(('marigold', m), build), loc, (rnd.uniform(-15, 15), rnd.uniform(-15, 15), rnd.uniform(0, 360)), r)


def marigold_pots(places, s=1.):
    """Terracotta pots of marigolds at [(x, y)] or [(x, y, z)]."""
    for p in places:
        with group((p[0], p[1], p[2] if len(p) > 2 else 0), rnd.uniform(0, 360), s * rnd.uniform(.9, 1.1), name='pot'):
            lathe([(.13, 0), (.19, .27), (.22, .27), (.225, .33), (.2, .335), (.19, .29), (.001, .28)], 'clay')
            for i in range(9):
                a = i * .7
                put(clump(rnd.choice(('neem', 'neem3')), i % 4), (.12 * math.cos(a), .12 * math.sin(a), .37 + .05 * (i % 3)), (a * 50, 0, a * 90), .62)
            for i in range(8):
                a, ra = i * 2.4, .17 * math.sqrt(i / 8)
                marigold((ra * math.cos(a), ra * math.sin(a), .55 - ra * .6), .085, 'saffron' if i % 3 == 0 else 'marigold')


def _tuft(m, seed):
    R, v, f = random.Random(seed), [], []
    for _ in range(16):
        a, h, lean = R.uniform(0, 6.28), R.uniform(.05, .12), R.uniform(.01, .06)
        x, y = R.uniform(-.05, .05), R.uniform(-.05, .05)
        dx, dy, w = math.cos(a), math.sin(a), .008
        b = len(v)
        v += [(x - dy * w, y + dx * w, 0), (x + dy * w, y - dx * w, 0), (x + dx * lean * .4 + dy * w * .8, y + dy * lean * .4 - dx * w * .8, h * .6),
              (x + dx * lean * .4 - dy * w * .8, y + dy * lean * .4 + dx * w * .8, h * .6), (x + dx * lean, y + dy * lean, h)]
        f += [(b, b + 1, b + 2, b + 3), (b + 3, b + 2, b + 4)]
    me = bpy.data.meshes.new('tuft')
    me.from_pydata(v, [], f)
    return _finish(me, m)


def grass(area, n=900, avoid=(), s=1., seed=5, tones=('grass', 'grass2', 'grass3')):
    """Tufts over area (x0, x1, y0, y1), none in the `avoid` rectangles."""
    R = random.Random(seed)
    for _ in range(n):
        x, y = R.uniform(*area[:2]), R.uniform(*area[2:])
        if any(a <= x <= b and c <= y <= d for a, b, c, d in avoid):
            continue
        me = _cached(('tuft', k := R.choice(tones), j := R.randrange(3)), lambda: _tuft(k, j))
        put(me, (x, y, 0), (0, 0, R.uniform(0, 360)), s * R.uniform(.7, 1.5))


def ground(size=90, m='lawn', z=0.):
    box((size, size, .4), (0, size * .2, z - .2), m, 0)


def path(w, y0, y1, x=0., m='sand', edge=True, z=.012):
    """Gravel path with a brick edging."""
    box((w, y1 - y0, .06), (x, (y0 + y1) / 2, z - .02), m, .02)
    if edge:
        n = int((y1 - y0) / .3)
        for i in range(n):
            for sx in (-1, 1):
                box((.12, .27, .1), (x + sx * (w / 2 + .05) + rnd.uniform(-.01, .01), y0 + (i + .5) * .3, z), 'clay', .02, rot=(0, rnd.uniform(-3, 3), rnd.uniform(-3, 3)))


def pebbles(area, n=200, m='stone', r=(.012, .03)):
    for _ in range(n):
        ball(rnd.uniform(*r), (rnd.uniform(*area[:2]), rnd.uniform(*area[2:]), .02), rnd.choice((m, 'sand', 'earth')), (1, .8, .5), (0, 0, rnd.uniform(0, 180)), 8)
