import { expect, test } from 'vitest';
import { hrefFor } from './addresses-in-text.ts';

test.each([
  ['98765 43210', 'tel:+919876543210'],
  ['0542 250 1234', 'tel:+915422501234'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['1800 11 4000', 'tel:1800114000'],
  ['250 1234', 'tel:2501234'],
])('a link to %j calls %j', (typed, href) => expect(hrefFor(typed)).toBe(href));
