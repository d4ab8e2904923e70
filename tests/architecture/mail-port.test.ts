import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('all mail is sent through the mailer: only the settings and platform/mail know how', () => {
  const knowing = globSync('{app,server}/**/*.{ts,tsx}')
    .filter((file) => !/^app\/platform\/(mail\/|config\.ts$)|\.test\.tsx?$/.test(file))
    .filter((file) =>
      /\bsmtp\b|platform\/mail\/(?!mail\.ts|open-mailer\.ts)/.test(readFileSync(file, 'utf8')),
    );
  expect(knowing).toEqual([]);
});
