import type { ReactNode } from 'react';
import type { SectionKind } from '#content/section-kinds.ts';
import styles from './sections.module.css';

const INK = '#1f2a5c';
const QUIET = '#b9bccd';
const PICTURE = '#d9b692';
const MARIGOLD = '#f2a31d';
const BRICK = '#b4492f';

const bar = (x: number, y: number, width: number, fill = QUIET, height = 2) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} fill={fill} />
);
const lines = (x: number, y: number, widths: number[], step = 5) =>
  widths.map((width, index) => bar(x, y + index * step, width));
const dot = (cx: number, cy: number, fill: string, r = 2) => (
  <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} fill={fill} />
);
const three = (draw: (at: number) => ReactNode) => [0, 1, 2].map(draw);
const heading = bar(6, 6, 24, INK, 3);
const arch = (x: number, y: number, width: number, height: number) => (
  <path
    key={`${x} arch`}
    d={`M${x} ${y + height}V${y + width * 0.7}Q${x + width * 0.1} ${y + width * 0.3} ${x + width / 2} ${y}Q${x + width * 0.9} ${y + width * 0.3} ${x + width} ${y + width * 0.7}V${y + height}z`}
    fill={PICTURE}
  />
);

const drawings: Record<SectionKind, ReactNode> = {
  menuGroup: [
    bar(0, 5, 62, INK, 8),
    bar(6, 8, 14, '#fff'),
    bar(6, 13, 26, '#fff', 22),
    three((at) => bar(9, 17 + at * 6, 18 - at * 3)),
  ],
  menuBar: [bar(0, 5, 62, INK, 8), three((at) => bar(6 + at * 18, 8, 12, '#fff'))],
  footerList: [bar(0, 4, 62, INK, 32), bar(7, 9, 16, MARIGOLD, 3), lines(7, 16, [24, 20, 26, 18], 5)],
  parentsApp: [
    bar(0, 4, 62, INK, 32),
    bar(8, 10, 12, '#fff', 20),
    bar(27, 12, 20, MARIGOLD, 3),
    lines(27, 19, [28, 22]),
  ],
  text: [heading, lines(6, 14, [50, 46, 50, 30])],
  list: [heading, three((at) => [dot(8, 16 + at * 7, MARIGOLD), bar(13, 15 + at * 7, 36 - at * 6)])],
  steps: three((at) => [
    <text key={at} x="5" y={12 + at * 11} fontSize="9" fill={BRICK}>
      {at + 1}
    </text>,
    bar(14, 6 + at * 11, 22, INK, 3),
    bar(14, 11 + at * 11, 40),
  ]),
  terms: three((at) => [
    bar(6, 7 + at * 10, 14, INK, 3),
    bar(26, 6 + at * 10, 30),
    bar(26, 10 + at * 10, 22),
  ]),
  quote: [
    <text key="quote" x="5" y="24" fontSize="26" fill={MARIGOLD}>
      “
    </text>,
    bar(20, 10, 36, INK, 3),
    bar(20, 17, 32, INK, 3),
    bar(20, 24, 20, INK, 3),
  ],
  statement: [bar(6, 7, 46, INK, 6), bar(6, 16, 34, INK, 6), lines(6, 28, [22, 20]), lines(34, 28, [22, 18])],
  moments: [
    heading,
    bar(9, 15, 1, PICTURE, 20),
    three((at) => [dot(9.5, 17 + at * 8, MARIGOLD), bar(16, 16 + at * 8, 34)]),
  ],
  photos: three((at) => [bar(6 + at * 17, 6, 15, PICTURE, 13), bar(6 + at * 17, 21, 15, PICTURE, 13)]),
  doors: three((at) => arch(7 + at * 17, 6, 14, 28)),
  facts: [
    bar(6, 8, 50, PICTURE, 1),
    three((at) => [bar(6 + at * 18, 14, 12, INK, 4), bar(6 + at * 18, 21, 14)]),
    bar(6, 32, 50, PICTURE, 1),
  ],
  prices: [
    bar(6, 8, 22, MARIGOLD),
    bar(34, 8, 22, MARIGOLD),
    bar(6, 14, 16, INK, 6),
    bar(34, 14, 16, INK, 6),
    lines(6, 25, [20, 16]),
    lines(34, 25, [20, 14]),
  ],
  ages: [
    bar(6, 10, 50, PICTURE, 1),
    [0, 1, 2, 3].map((at) => [bar(7 + at * 13, 14, 8), bar(7 + at * 13, 20, 8, BRICK, 6)]),
    bar(6, 31, 50, PICTURE, 1),
  ],
  ageCalculator: [heading, bar(6, 14, 34, '#fff', 8), bar(44, 14, 12, INK, 8), lines(6, 27, [44, 30])],
  ways: three((at) => [dot(9, 9 + at * 10, BRICK, 3), bar(16, 8 + at * 10, 32, INK, 3)]),
  cta: [
    bar(0, 8, 62, INK, 24),
    bar(7, 14, 22, '#fff', 3),
    bar(7, 20, 16, '#fff'),
    bar(40, 15, 15, MARIGOLD, 10),
  ],
  neighbours: [
    bar(6, 12, 50, PICTURE, 1),
    lines(6, 17, [14]),
    bar(6, 22, 20, INK, 3),
    bar(42, 17, 14),
    bar(36, 22, 20, INK, 3),
  ],
  drawings: three((at) => [bar(7 + at * 18, 7, 12, PICTURE, 20), bar(7 + at * 18, 30, 12, INK)]),
  questions: three((at) => [
    bar(6, 8 + at * 10, 26, INK, 3),
    bar(50, 8 + at * 10, 6, BRICK),
    bar(6, 14 + at * 10, 50, PICTURE, 1),
  ]),
  table: [
    three((at) => bar(6 + at * 18, 7, 12, INK, 3)),
    [0, 1, 2].map((at) => [
      bar(6, 13 + at * 8, 50, PICTURE, 1),
      bar(6, 17 + at * 8, 12),
      bar(24, 17 + at * 8, 10),
      bar(42, 17 + at * 8, 10),
    ]),
  ],
  papers: three((at) => [bar(6, 6 + at * 10, 7, PICTURE, 8), bar(17, 8 + at * 10, 28, INK, 3)]),
  people: three((at) => [
    arch(7 + at * 17, 5, 13, 20),
    bar(7 + at * 17, 28, 13, INK, 3),
    bar(7 + at * 17, 33, 10),
  ]),
  video: [bar(8, 6, 46, PICTURE, 28), <path key="play" d="M27 14v12l10-6z" fill="#fff" />],
  slides: [bar(4, 5, 54, PICTURE, 24), three((at) => dot(26 + at * 5, 34, INK, 1.5))],
  about: [bar(5, 6, 24, PICTURE, 28), bar(33, 8, 20, INK, 3), lines(33, 16, [24, 22, 24, 14])],
  iconStrip: [0, 1, 2, 3, 4].map((at) => [dot(10 + at * 10.5, 15, BRICK, 3), bar(7 + at * 10.5, 23, 7)]),
  coming: [heading, three((at) => [bar(6, 14 + at * 8, 7, BRICK, 5), bar(17, 15 + at * 8, 34)])],
  infoBoxes: [bar(4, 10, 17, PICTURE, 24), bar(22, 10, 17, INK, 24), arch(41, 4, 17, 30)],
  skilling: [
    dot(31, 20, MARIGOLD, 4),
    [0, 1, 2, 3, 4, 5].map((at) =>
      dot(31 + 14 * Math.cos((at * Math.PI) / 3), 20 + 14 * Math.sin((at * Math.PI) / 3), PICTURE, 4.5),
    ),
  ],
  rooms: [bar(0, 4, 62, BRICK, 32), [0, 1, 2, 3].map((at) => arch(5 + at * 14, 9, 10, 22))],
  visitors: [heading, [0, 1, 2, 3, 4].map((at) => bar(6 + at * 10, 14, 8, PICTURE, 12)), lines(6, 31, [44])],
  noMessage: [lines(6, 12, [50, 44, 30])],
  standIn: [bar(6, 8, 50, MARIGOLD), lines(6, 15, [50, 46, 30])],
  office: [heading, three((at) => [bar(6, 15 + at * 7, 12, INK), bar(24, 15 + at * 7, 28)])],
  form: [heading, bar(6, 13, 50, '#fff', 7), bar(6, 23, 50, '#fff', 7), bar(6, 33, 14, MARIGOLD, 4)],
};

/** A small drawing of a section of this kind. */
export const SectionDrawing = ({ kind }: { kind: SectionKind }) => (
  <svg className={styles.drawing} viewBox="0 0 62 40" aria-hidden="true">
    {drawings[kind]}
  </svg>
);
