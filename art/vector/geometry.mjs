// The two basic shapes of the site: the cusped arch, and the scalloped rings of the marigold.

/** Foils sit on a four-centred curve and an ogee crown closes them; the outline starts and ends at the ground. */
export function arch({ width, rise, foils, spread, crown, fat, tip, ease, lift, nib = 0.012, jamb = 0 }) {
  const { centres, top, radius } = layFoils(width, rise, foils, spread, crown);
  const crownRadius = radius * fat;
  const cusps = centres.map((centre, i) =>
    i < foils - 1
      ? meeting(centre, radius, centres[i + 1], radius)
      : meeting(centre, radius, top, crownRadius),
  );
  const last = cusps.at(-1);
  const apex = [0, top[1] - crownRadius - width * tip];
  const angle = Math.atan2(last[1] - top[1], last[0] - top[0]);
  const leaving = [
    last[0] - Math.sin(angle) * crownRadius * lift,
    last[1] + Math.cos(angle) * crownRadius * lift,
  ];
  const arriving = [-width * nib, apex[1] + width * tip * ease];

  const y = (value) => round(value - apex[1]);
  const at = ([px, py], side = 1) => `${round(px * side + width / 2)} ${y(py)}`;
  const foil = (to) => `A${round(radius)} ${round(radius)} 0 0 1 ${to}`;
  const path = [
    `M0 ${y(jamb)}V${y(0)}`,
    ...cusps.map((cusp) => foil(at(cusp))),
    `C${at(leaving)} ${at(arriving)} ${at(apex)}`,
    `C${at(arriving, -1)} ${at(leaving, -1)} ${at(last, -1)}`,
    ...cusps
      .slice(0, -1)
      .toReversed()
      .map((cusp) => foil(at(cusp, -1))),
    foil(`${width} ${y(0)}`),
    `V${y(jamb)}`,
  ].join('');
  return { path, width, height: y(jamb), spring: y(0) };
}

/** A ring of petals around a centre, as a closed outline: whole, or the half above the centre. */
export function petals({ x, y, radius, count, half = false, turn = half ? Math.PI : 0 }) {
  const step = (half ? Math.PI : 2 * Math.PI) / count;
  const petal = round(2 * radius * Math.sin(step / 2) * 0.54);
  const point = (i) =>
    `${round(x + radius * Math.cos(turn + i * step))} ${round(y + radius * Math.sin(turn + i * step))}`;
  const arcs = Array.from({ length: count }, (_, i) => `A${petal} ${petal} 0 0 1 ${point(i + 1)}`);
  return `M${point(0)}${arcs.join('')}Z`;
}

export const round = (value) => Number(value.toFixed(1));

function layFoils(width, rise, foils, spread, crown) {
  let radius = width * 0.1;
  let centres = [];
  let top = [0, 0];
  // The curve depends on the radius and the radius on the curve's length: forty iterations converge.
  for (let i = 0; i < 40; i++) {
    const reach = width / 2 - radius;
    const height = width * rise - radius;
    const { points, lengths } = measure([
      [-reach, 0],
      [-reach, -0.6 * height],
      [-0.56 * reach, -0.93 * height],
      [0, -1.02 * height],
    ]);
    const distance = lengths.at(-1) / (foils - 1 + crown);
    centres = Array.from(
      { length: foils },
      (_, foil) => points[lengths.findIndex((length) => length >= foil * distance - 1e-6)],
    );
    top = points.at(-1);
    radius = distance / spread;
  }
  return { centres, top, radius };
}

function measure([a, b, c, d]) {
  const points = [];
  const lengths = [];
  for (let i = 0; i <= 600; i++) {
    const t = i / 600;
    const u = 1 - t;
    const point = [0, 1].map(
      (axis) => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis],
    );
    const before = points.at(-1) ?? point;
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(point[0] - before[0], point[1] - before[1]));
    points.push(point);
  }
  return { points, lengths };
}

/** Where two neighbouring circles cross on the outer side. */
function meeting([x1, y1], r1, [x2, y2], r2) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const distance = Math.hypot(dx, dy);
  const along = (r1 * r1 - r2 * r2 + distance * distance) / (2 * distance);
  const aside = Math.sqrt(Math.max(0, r1 * r1 - along * along));
  return [x1 + (along * dx + aside * dy) / distance, y1 + (along * dy - aside * dx) / distance];
}
