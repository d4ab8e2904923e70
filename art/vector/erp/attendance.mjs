import { lettering } from '../lettering.mjs';
import { palette } from '../palette.mjs';
import { loop } from './motion.mjs';
import { phone, screen, tick } from './phone.mjs';

const { indigo, quiet, edge, leaf } = palette;
const column = (weekday) => screen.left + 15 + weekday * 33.2;
const awayOn = 17;

/** A sample month without its Sundays. */
const days = Array.from({ length: 31 }, (_, i) => i + 1)
  .filter((day) => day % 7 !== 0)
  .map((day) => ({ day, x: column((day - 1) % 7), y: 286 + Math.floor((day - 1) / 7) * 43 }));

/** Day after day is ticked, and one stays empty. */
export function attendance(options) {
  const motion = loop(6, options);
  const head = ['M', 'T', 'W', 'T', 'F', 'S'].map((letter, weekday) =>
    lettering(letter, { x: column(weekday), y: 257, size: 15, fill: quiet, anchor: 'middle' }),
  );
  // In the still picture every date but one has its tick.
  const seen = days.filter(({ day }) => !options?.still || day === awayOn);
  const dates = seen.map(({ day, x, y }) =>
    lettering(String(day), { x, y: y + 5, size: 15, fill: indigo, anchor: 'middle' }),
  );
  const marks = days.map(({ day, x, y }, i) => {
    const from = 0.5 + i * 0.14;
    return day === awayOn ? ring(x, y, 14, motion.show(from)) : tick(motion, { x, y, radius: 14.5, from });
  });
  return phone('Attendance', [...head, ...dates, ...marks, legend()].join(''));
}

function legend() {
  const y = 512;
  return (
    `<circle cx="110" cy="${y}" r="8" fill="${leaf}"/>` +
    lettering('Present', { x: 125, y: y + 5, size: 16, fill: indigo }) +
    ring(214, y, 7.5) +
    lettering('Away', { x: 229, y: y + 5, size: 16, fill: indigo })
  );
}

const ring = (x, y, radius, movement = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${edge}" stroke-width="1.5">${movement}</circle>`;
