import { expect, test } from 'vitest';
import { freshStamp, pageStamp, readStamp } from './stamp.server.ts';

const SECRET = 'a secret of the test’s own';
const at = (time: string) => new Date(`2026-11-15T${time}.000Z`);
const MADE = at('06:10:00');
const days = (count: number) => new Date(MADE.getTime() + count * 86_400_000);

test('a fresh stamp shows how long the form took', () => {
  const stamp = freshStamp(SECRET, MADE);
  expect(readStamp(SECRET, stamp, at('06:10:01'))).toBe('too-fast');
  expect(readStamp(SECRET, stamp, at('06:10:03'))).toBe('good');
  expect(readStamp(SECRET, stamp, days(13))).toBe('good');
  expect(readStamp(SECRET, stamp, days(15))).toBe('too-old');
});

test('a page’s stamp is the same for an hour, and valid at once and for days', () => {
  const stamp = pageStamp(SECRET, MADE);
  expect(pageStamp(SECRET, at('06:59:59'))).toBe(stamp);
  expect(pageStamp(SECRET, at('07:00:00'))).not.toBe(stamp);
  expect(readStamp(SECRET, stamp, MADE)).toBe('good');
  expect(readStamp(SECRET, stamp, days(13))).toBe('good');
  expect(readStamp(SECRET, stamp, days(15))).toBe('too-old');
});

test('a clock that was set back makes no stamp forged', () => {
  expect(readStamp(SECRET, freshStamp(SECRET, days(300)), MADE)).toBe('too-old');
  expect(readStamp(SECRET, freshStamp(SECRET, at('06:10:02')), MADE)).toBe('too-fast');
});

test('anything else is forged, or missing', () => {
  const stamp = freshStamp(SECRET, MADE);
  const [kind, time, mac] = stamp.split('.');
  for (const forged of [
    'x',
    '..',
    'm.',
    'h.1',
    `${kind}.${time}`,
    `h.${time}.${mac}`,
    `${kind}.zz.${mac}`,
    `${stamp}x`,
    stamp.slice(0, -1),
    freshStamp('another secret', MADE),
    '\0',
    'm.-1.x',
  ])
    expect(readStamp(SECRET, forged, at('07:00:00')), forged).toBe('forged');
  for (const missing of [undefined, '']) expect(readStamp(SECRET, missing, MADE)).toBe('missing');
});
