import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type PageStyles, writeRules } from '#app/platform/http/page-styles.server.ts';

const ASSETS = 'build/client/assets';
const read = (file: string) => readFileSync(join(ASSETS, file), 'utf8');

/** Newer than Chrome 109 or Safari 15.6; each of these has broken a page there. */
const NEWER = [
  /\.(?:toWellFormed|isWellFormed|toSorted|toReversed|toSpliced)\(/,
  /\b(?:URL\.(?:parse|canParse)|AbortSignal\.(?:any|timeout)|Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy)\(/,
  // A script with a lookbehind cannot even be parsed.
  /\(\?<[=!]/,
];

/** Zod, and our own text cleaning, check for the feature before they use it. */
const withoutFeatureTests = (script: string) =>
  script
    .replaceAll(/typeof (URL\.canParse)==`function`\?\1\(/g, '')
    .replaceAll(/[`'"]toWellFormed[`'"]in String\.prototype\?\w+\.toWellFormed\(/g, '');

test('no script, of the site or of the studio, needs a newer browser than a phone of early 2023 has', () => {
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => /^(dashboard|item|photos)-page-/.test(file))).toHaveLength(3);
  expect(scripts.filter((file) => /^(contact-form|lightbox|apply-filter)-/.test(file))).toHaveLength(3);
  const found = scripts.flatMap((file) =>
    NEWER.flatMap((newer) => newer.exec(withoutFeatureTests(read(file)))?.[0] ?? []).map(
      (use) => `${use} in ${file}`,
    ),
  );
  expect(found).toEqual([]);
});

test('no style uses a width syntax that Safari before 16.4 ignores', () => {
  const linked = readdirSync(ASSETS).filter((file) => file.endsWith('.css'));
  expect(linked.length).toBeGreaterThan(10);
  const { frame, sheets } = JSON.parse(readFileSync('build/page-styles.json', 'utf8')) as PageStyles;
  const carried = [frame, ...sheets].map(writeRules);
  expect(carried.join('')).toContain('@media');
  const wrong = [...linked.map(read), ...carried].flatMap(
    (css) => /@media[^{]*(?:not ?\(|[<>])/.exec(css) ?? [],
  );
  expect(wrong).toEqual([]);
});
