import { expect, test } from 'vitest';
import { rupeesIn, tidyText, yearsIn } from './tidy-text.ts';

test.each([
  ['600', 600],
  ['Rs. 600', 600],
  ['rs 1,200/-', 1200],
  ['₹ 1 200', 1200],
  ['600 rupees only', 600],
  ['INR 600.00', 600],
  ['रु. ६००', 600],
  ['', undefined],
  ['-5', undefined],
  ['600.50', undefined],
  ['six hundred', undefined],
  ['12345678', undefined],
])('“%s” is parsed as %s rupees', (text, amount) => expect(rupeesIn(text)).toBe(amount));

test.each([
  ['3', 3],
  ['3+', 3],
  ['3 years', 3],
  ['३', 3],
  ['three', undefined],
  ['300', undefined],
])('“%s” is parsed as %s years', (text, years) => expect(yearsIn(text)).toBe(years));

test.each([
  ['url', 'maps.school.in/x?y', 'https://maps.school.in/x?y'],
  ['url', 'www.x.com', 'https://www.x.com'],
  ['url', 'http://portal.school.in', 'http://portal.school.in'],
  ['url', 'our portal', 'our portal'],
  ['amount', 'Rs. 600', '600'],
  ['amount', 'much', 'much'],
  ['email', 'mailto:office@school.in', 'office@school.in'],
  ['line', '8.00', '8.00'],
] as const)('%s: “%s” becomes “%s”', (kind, text, meant) => expect(tidyText({ kind }, text)).toBe(meant));

test('only the address of a map’s embed code is kept', () =>
  expect(
    tidyText(
      { kind: 'url', isEmbedded: true },
      '<iframe width="6" src="https://maps.school.in/embed?pb=1" loading="lazy"></iframe>',
    ),
  ).toBe('https://maps.school.in/embed?pb=1'));
