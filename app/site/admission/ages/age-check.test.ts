import fc from 'fast-check';
import { expect, test } from 'vitest';
import { birthday } from '#app/core/time/age.ts';
import { dayOf, readDay } from '#app/core/time/days.ts';
import { checkAge, comingFirstOfApril } from './age-check.ts';

const TODAY = '2026-11-15';
const grades = ['NUR', 'KG', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
const table = grades.map((grade, index) => ({ grade, age: index + 3 }));
const check = (born: string | null, joins: string | null = null, today = TODAY) =>
  checkAge({ born, joins }, table, today);

test.each([
  ['2024-04-01', ['NUR'], false],
  ['2023-04-02', ['NUR'], false],
  ['2023-04-01', ['KG'], true],
  ['2021-02-14', ['II'], true],
  ['2014-04-02', ['VIII'], true],
])('a child born on %s fits on 1 April 2027 into %j', (born, fitting, below) => {
  expect(check(born, '2027-04-01').answer).toMatchObject({ kind: 'fits', grades: fitting, below });
});

test('a child too young is told when the youngest class is open', () => {
  expect(check('2024-04-02', '2027-04-01').answer).toEqual({
    kind: 'tooYoung',
    age: { years: 2, months: 11 },
    youngest: { grade: 'NUR', age: 3 },
    from: '2027-04-02',
  });
  expect(check('2024-02-29', '2027-02-28').answer).toMatchObject({ kind: 'tooYoung', from: '2027-03-01' });
});

test('a child older than the oldest class is told so', () => {
  expect(check('2014-04-02', '2027-04-01').answer).toMatchObject({ kind: 'fits', grades: ['VIII'] });
  expect(check('2014-04-01', '2027-04-01').answer).toEqual({
    kind: 'tooOld',
    age: { years: 13, months: 0 },
    oldest: { grade: 'VIII', age: 12 },
  });
});

test('the joining day is the next 1 April by default', () => {
  expect(check(null)).toEqual({ query: { joins: '2027-04-01', joinsAssumed: true }, problems: {} });
  expect(check('2021-02-14').query).toEqual({ born: '2021-02-14', joins: '2027-04-01', joinsAssumed: true });
  expect(check('2021-02-14', '2026-12-01').query).toMatchObject({ joins: '2026-12-01', joinsAssumed: false });
  expect(comingFirstOfApril('2027-03-31')).toBe('2027-04-01');
  expect(comingFirstOfApril('2027-04-01')).toBe('2027-04-01');
  expect(comingFirstOfApril('2027-04-02')).toBe('2028-04-01');
});

test.each([
  ['a joining day alone', null, '2027-04-01', { born: 'missing' }],
  ['no date', 'unclear', null, { born: 'unclear' }],
  ['no joining date', '2021-02-14', 'unclear', { joins: 'unclear' }],
  ['neither', 'unclear', 'unclear', { born: 'unclear', joins: 'unclear' }],
  ['tomorrow’s child', '2026-11-16', '2027-04-01', { born: 'future' }],
  ['joining before birth', '2026-11-10', '2026-11-09', { joins: 'beforeBirth' }],
  ['a year of three figures', '0202-01-14', null, { born: { years: 1824 } }],
  ['a grandparent', '1960-01-14', null, { born: { years: 66 } }],
  ['a day long past', '2021-02-14', '2025-11-14', { joins: 'past' }],
  ['a day far ahead', '2021-02-14', '2046-11-16', { joins: 'far' }],
  ['a year of the far future', '2021-02-14', '9999-12-31', { joins: 'far' }],
])('%s is reported as a problem and not answered', (_, born, joins, problems) => {
  const { answer, problems: found } = check(born, joins);
  expect(found).toEqual(problems);
  expect(answer).toBeUndefined();
});

test('a child born today, and the first and last valid joining days, are answered', () => {
  expect(check('2026-11-15', '2027-04-01').answer).toMatchObject({ kind: 'tooYoung', from: '2029-11-15' });
  expect(check('2021-02-14', '2025-11-15').answer).toMatchObject({ kind: 'fits', grades: ['KG'] });
  expect(check('2021-02-14', '2046-11-15').answer).toMatchObject({ kind: 'tooOld' });
});

test('a table in any order, with gaps or two classes of one age, is read correctly; an empty one answers nothing', () => {
  const odd = [
    { grade: 'I', age: 6 },
    { grade: 'LKG', age: 3 },
    { grade: 'Play', age: 3 },
  ];
  const answer = (born: string) => checkAge({ born, joins: '2027-04-01' }, odd, TODAY).answer;
  expect(answer('2022-04-01')).toMatchObject({ kind: 'fits', grades: ['LKG', 'Play'], below: false });
  expect(answer('2021-04-01')).toMatchObject({ kind: 'fits', grades: ['I'], below: true });
  expect(checkAge({ born: '2021-02-14', joins: null }, [], TODAY).answer).toBeUndefined();
});

const anyDay = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]) => dayOf(year, month, day))
  .filter((day) => readDay(day) !== undefined);
const given = fc.oneof(anyDay, fc.constant('unclear'), fc.constant(null));

test('any input gives either an answer, a problem, or no question', () => {
  fc.assert(
    fc.property(given, given, anyDay, (born, joins, someDay) => {
      const today = `20${someDay.slice(2)}`;
      fc.pre(readDay(today) !== undefined);
      const { answer, problems } = check(born, joins, today);
      const hasQuery = born !== null || joins !== null;
      expect(Object.keys(problems).length > 0 || answer !== undefined).toBe(hasQuery);
      expect(Object.keys(problems).length > 0 && answer !== undefined).toBe(false);
    }),
  );
});

test('a child can join each class from the birthday on which its age is completed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2005, max: 2026 }).chain((year) => anyDay.map((day) => `${year}${day.slice(4)}`)),
      fc.constantFrom(...table),
      (born, { grade, age }) => {
        fc.pre(readDay(born) !== undefined && born <= TODAY);
        const day = birthday(born, age);
        fc.pre(day >= '2025-11-15');
        expect(check(born, day).answer).toMatchObject({ kind: 'fits', age: { years: age }, grades: [grade] });
      },
    ),
  );
});
