import { expect, test } from 'vitest';
import { demoProfile } from '#db/demo/school.ts';
import { checkedFields, findProfileGaps } from './profile-gaps.ts';
import { profileWith } from '#tests/support/content/profile.ts';

const filled = {
  name: 'A school',
  phone: '+91 98765 43210',
  whatsapp: '+91 98765 43210',
  email: 'office@school.in',
  addressLines: ['1 Station Road', 'Lucknow 226001'],
  officeHours: 'Monday to Friday, 8 to 2',
  mapEmbedUrl: 'https://maps.school.in/embed',
  mapUrl: 'https://maps.school.in/',
  parentPortalUrl: 'https://portal.school.in/',
  social: [{ network: 'facebook' as const, url: 'https://www.facebook.com/school' }],
  parentsApp: {
    googlePlayUrl: 'https://play.google.com/store/apps/x',
    appStoreUrl: 'https://apps.apple.com/x',
  },
  helpDesk: { email: 'help@school.in', opens: '8:00 AM', closes: '8:00 PM' },
};

test('the sample school has a placeholder in every field', () => {
  expect(findProfileGaps(profileWith(demoProfile))).toEqual([...checkedFields]);
});

test('a completed profile has none', () => {
  expect(findProfileGaps(profileWith(filled))).toEqual([]);
});

test.each([
  ['phone', { phone: '' }],
  ['phone', { phone: 'abc' }],
  ['email', { email: 'office@school.example' }],
  ['addressLines', { addressLines: [] }],
  ['mapUrl', { mapEmbedUrl: 'https://maps.school.example/embed' }],
  ['social', { social: [{ network: 'x' as const, url: 'https://x.com/' }] }],
])('%s is reported alone', (field, change) => {
  expect(findProfileGaps(profileWith({ ...filled, ...change }))).toEqual([field]);
});
