import { lettering } from '../lettering.mjs';
import { palette } from '../palette.mjs';
import { loop } from './motion.mjs';
import { phone, screen, tick } from './phone.mjs';

const { indigo, quiet, line, edge } = palette;

const tasks = [
  { subject: 'English', due: 'due on Tuesday' },
  { subject: 'Maths', due: 'due on Tuesday' },
  { subject: 'Science', due: 'due on Thursday' },
  { subject: 'Hindi', due: 'due on Friday' },
];
const rowHeight = 77;

/** Four tasks appear, then each is ticked off. */
export function homework(options) {
  const motion = loop(6, options);
  const rows = tasks.map(({ subject, due }, i) => {
    const top = screen.top + i * rowHeight;
    const arrives = 0.2 + i * 0.35;
    const hairline = i < tasks.length - 1 ? `M${screen.left} ${top + rowHeight + 0.5}H${screen.right}` : '';
    return (
      `<g>${lettering(subject, { face: 'heading', x: screen.left, y: top + 35, size: 22, fill: indigo })}` +
      lettering(due, { x: screen.left, y: top + 57, size: 15, fill: quiet }) +
      `<circle cx="282" cy="${top + 40}" r="14.5" fill="none" stroke="${edge}" stroke-width="1.5"/>` +
      (hairline && `<path stroke="${line}" d="${hairline}"/>`) +
      motion.show(arrives) +
      motion.slide([
        [arrives, '0 14'],
        [arrives + 0.5, '0 0'],
      ]) +
      '</g>' +
      tick(motion, { x: 282, y: top + 40, radius: 15.5, from: 2 + i * 0.7 })
    );
  });
  return phone('Homework', rows.join(''));
}
