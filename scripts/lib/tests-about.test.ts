import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testsAbout } from './tests-about.mjs';

test('a word finds the tests whose names, imports or declared subject contain it', () => {
  const { unit, browser } = testsAbout(['Gallery']);
  // By path, by an import, by a title, by a related name.
  expect(unit).toEqual(
    expect.arrayContaining([
      'tests/pages/gallery-page.test.ts',
      'tests/files/delete-for-good.test.ts',
      'tests/pages/album-page.test.ts',
    ]),
  );
  expect(browser).toEqual(
    expect.arrayContaining(['e2e/pages/gallery.spec.ts', 'e2e/pages/lightbox.spec.ts']),
  );
  expect(unit).not.toContain('tests/staff/sessions-and-passwords.test.ts');
  expect([...unit, ...browser].filter((path) => !existsSync(path))).toEqual([]);
});

test('a path finds that file alone, and an unknown word finds nothing', () => {
  expect(testsAbout(['e2e/frame.spec.ts'])).toEqual({ unit: [], browser: ['e2e/frame.spec.ts'] });
  expect(testsAbout(['no file has this'])).toEqual({ unit: [], browser: [] });
});
