import { expect, test } from 'vitest';
import { type Finding, judge, outsideAddress } from './outside-link.ts';

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.parse('2026-11-01T20:00:00.000Z') + hours * HOUR_MS);

/** The results of checks, at these hours after the start. */
function statesAfter(...findings: [hours: number, finding: Finding][]) {
  let link: { gone_since: string | null } = { gone_since: null };
  return findings.map(([hours, finding]) => {
    const next = judge(link, finding, at(hours));
    link = next;
    const days = (Date.parse(next.check_after) - at(hours).getTime()) / (24 * HOUR_MS);
    return `${next.state}, again in ${days}`;
  });
}

test('a single failure does not count; gone on two days is dead, and a link that works is alive again', () => {
  expect(statesAfter([0, 'gone'], [24, 'gone'], [200, 'gone'], [400, 'answers'], [1200, 'gone'])).toEqual([
    'doubted, again in 1',
    'dead, again in 7',
    'dead, again in 7',
    'answers, again in 30',
    'doubted, again in 1',
  ]);
});

test('two failures within a day count as one', () => {
  expect(statesAfter([0, 'gone'], [5, 'gone'])).toEqual(['doubted, again in 1', 'doubted, again in 1']);
});

test('an unclear result never makes a link dead, and does not make a dead one alive', () => {
  expect(
    statesAfter(...Array.from({ length: 9 }, (_, n): [number, Finding] => [n * 200, 'unclear'])),
  ).toEqual(Array(9).fill('unclear, again in 7'));
  expect(statesAfter([0, 'gone'], [24, 'unclear'], [200, 'gone'], [400, 'unclear'])).toEqual([
    'doubted, again in 1',
    'unclear, again in 7',
    'dead, again in 7',
    'unclear, again in 7',
  ]);
});

test.each([
  ['https://cbse.gov.in/a?b=1#part', 'https://cbse.gov.in/a?b=1'],
  ['HTTP://CBSE.gov.in', 'http://cbse.gov.in/'],
  ['https://school.example/News', undefined],
  ['http://school.example:8080/', undefined],
  ['/News', undefined],
  ['contact', undefined],
  ['mailto:a@b.example', undefined],
  ['https://me:word@cbse.gov.in/', undefined],
  [`https://cbse.gov.in/${'x'.repeat(2000)}`, undefined],
])('%s is requested as %s', (to, address) => {
  expect(outsideAddress(to, 'https://school.example')).toBe(address);
});
