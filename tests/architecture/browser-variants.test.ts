import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { reachedFrom, readImports } from '../../scripts/lib/changed/import-graph.ts';

const FRAME = 'app/site/frame/public-frame';

/** The style sheets that a file imports itself. */
const sheetsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^import .*?'([^']+\.css)';$/gm)].map(([, path]) =>
    path!.startsWith('#') ? path!.slice(1) : normalize(join(file, '..', path!)),
  );

test('the public frame has the same styles in browsers, whose build collects them, as on the server', () => {
  const code = reachedFrom(readImports('.'), [`${FRAME}.tsx`]);
  const needed = new Set([...code].flatMap(sheetsOf));
  expect(new Set(sheetsOf(`${FRAME}.browser.tsx`))).toEqual(needed);
});

test('a browser’s variant exports what the server’s does', async () => {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    imports: Record<string, string | { browser: string; default: string }>;
  };
  const variants = Object.values(imports).filter((one) => typeof one === 'object');
  expect(variants).toHaveLength(2);
  for (const { browser, default: server } of variants) {
    const names = async (file: string) =>
      Object.keys((await import(/* @vite-ignore */ join(process.cwd(), file))) as object).sort();
    expect(await names(browser), browser).toEqual(await names(server));
  }
});
