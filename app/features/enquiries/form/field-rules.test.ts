import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldProblem } from './field-rules.ts';

function agreesWithZod(text: string): void {
  expect(fieldProblem('email', text) === undefined, text).toBe(z.email().safeParse(text).success);
}

test('e-mail validation agrees with zod, so that the API’s document and the form agree', () => {
  for (const text of [
    'a@b.co',
    'a.b+c@d-e.example',
    '.a@b.co',
    'a..b@c.de',
    'a@b',
    'a b@c.de',
    'ä@b.de',
    "o'b@c.in",
  ])
    agreesWithZod(text);
  const near = fc.string({ unit: fc.constantFrom(...'ab.@-+_ é'), minLength: 3, maxLength: 12 });
  fc.assert(fc.property(fc.oneof(fc.emailAddress({ size: 'small' }), near), agreesWithZod));
});
