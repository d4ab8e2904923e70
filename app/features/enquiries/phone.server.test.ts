import { expect, test } from 'vitest';
import { parsePhone } from './phone.server.ts';

test.each([
  ['98765 43210', '+91 98765 43210'],
  ['098765-43210', '+91 98765 43210'],
  ['+91 (0) 98765 43210', '+91 98765 43210'],
  ['0091 98765 43210', '+91 98765 43210'],
  ['९८७६५ ४३२१०', '+91 98765 43210'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['+1 (202) 555-0143 ext. 7', '+1 202 555 0143 ext. 7'],
  ['please ask at the gate', undefined],
  ['12', undefined],
  ['98765 4321', undefined],
])('%j is parsed as %j', (written, meant) => {
  expect(parsePhone(written)).toBe(meant);
});
