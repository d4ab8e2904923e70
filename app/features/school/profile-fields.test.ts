import { expect, test } from 'vitest';
import { rupeesIn, tidied, yearsIn } from './profile-fields.ts';

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
])('“%s” is understood as %s rupees', (text, amount) => expect(rupeesIn(text)).toBe(amount));

test.each([
  ['3', 3],
  ['3+', 3],
  ['3 years', 3],
  ['३', 3],
  ['three', undefined],
  ['300', undefined],
])('“%s” is understood as %s years', (text, years) => expect(yearsIn(text)).toBe(years));

test.each([
  ['mapUrl', 'maps.school.in/x?y', 'https://maps.school.in/x?y'],
  ['social.x', 'www.x.com', 'https://www.x.com'],
  ['parentPortalUrl', 'http://portal.school.in', 'http://portal.school.in'],
  ['parentPortalUrl', 'our portal', 'our portal'],
  [
    'mapEmbedUrl',
    '<iframe width="6" src="https://maps.school.in/embed?pb=1" loading="lazy"></iframe>',
    'https://maps.school.in/embed?pb=1',
  ],
  ['fees.formAtCampus', 'Rs. 600', '600'],
  ['fees.formAtCampus', 'much', 'much'],
  ['email', 'mailto:office@school.in', 'office@school.in'],
  ['officeHours', '8.00', '8.00'],
])('%s: “%s” becomes “%s”', (name, text, meant) => expect(tidied(name, text)).toBe(meant));
