import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PageStyles } from '#app/platform/http/page-styles.server.ts';

const ASSETS = 'build/client/assets';
const read = (file: string) => readFileSync(join(ASSETS, file), 'utf8');

/** The loader of the public pages, its islands and all that they bring along. */
function publicScripts(): string[] {
  const found = new Set(readdirSync(ASSETS).filter((file) => /^entry\.client-.*\.js$/.test(file)));
  for (const file of found)
    for (const [, next] of read(file).matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g))
      found.add(next!);
  return [...found];
}

/** Came to Chrome after 109 or to Safari after 15.6; each broke something there before. */
const NEWER = [
  /\.(?:toWellFormed|isWellFormed|toSorted|toReversed|toSpliced)\(/,
  /\b(?:URL\.(?:parse|canParse)|AbortSignal\.(?:any|timeout)|Promise\.withResolvers|Object\.groupBy)\(/,
  // A script that holds a look behind is not even read.
  /\(\?<[=!]/,
];

test('no script of a public page uses what a phone of early 2023 has not', () => {
  const scripts = publicScripts();
  expect(scripts.filter((file) => /^(contact-form|lightbox|apply-filter)-/.test(file))).toHaveLength(3);
  const found = scripts.flatMap((file) =>
    NEWER.flatMap((newer) => newer.exec(read(file))?.[0] ?? []).map((use) => `${use} in ${file}`),
  );
  expect(found).toEqual([]);
});

test('no style asks for a width in a way that Safari before 16.4 reads as never', () => {
  const linked = readdirSync(ASSETS).filter((file) => file.endsWith('.css'));
  expect(linked.length).toBeGreaterThan(10);
  const { frame, pages } = JSON.parse(readFileSync('build/page-styles.json', 'utf8')) as PageStyles;
  const carried = [frame, ...Object.values(pages).map(({ own }) => own)].map((pieces) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : piece.css)).join(''),
  );
  expect(carried.join('')).toContain('@media');
  const wrong = [...linked.map(read), ...carried].flatMap(
    (css) => /@media[^{]*(?:not ?\(|[<>])/.exec(css) ?? [],
  );
  expect(wrong).toEqual([]);
});
