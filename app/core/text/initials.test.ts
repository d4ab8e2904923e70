import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ravi Sample', 'RS'],
  ['  asha   verma sample', 'AV'],
  ['Meena', 'M'],
  ['अनीता नमूना', 'अ'],
  ['लीला नमूना', 'ली'],
  ['श्रीकांत', 'श्री'],
  ['', ''],
])('%s: %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
