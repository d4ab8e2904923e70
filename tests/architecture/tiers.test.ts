import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coveredBy, namesRoutes } from '../../scripts/lib/changed/covered-routes.ts';
import { readImports, reachedFrom } from '../../scripts/lib/changed/import-graph.ts';
import { moduleOf } from '../../scripts/lib/changed/route-modules.ts';
import { DEFAULT_JOURNEYS, QUICK_JOURNEYS } from '../../e2e/journeys.ts';

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('tests', file));
const sourceOf = (file: string) => readFileSync(file, 'utf8');

test('tests that request the built site declare their routes, and only existing ones', () => {
  const imports = readImports('.');
  const asking = tests.filter((file) => reachedFrom(imports, [file]).has('tests/support/http/built-site.ts'));
  expect(asking.length).toBeGreaterThan(100);
  const silent = asking.filter((file) => /\bopenSite\(|\bopenFilledSite\(/.test(sourceOf(file)));
  expect(silent.filter((file) => !namesRoutes(sourceOf(file)))).toEqual([]);
  for (const file of tests)
    for (const route of coveredBy(sourceOf(file))) expect(moduleOf(route), `${file} ${route}`).toBeDefined();
});

test('every journey of the default run exists', () => {
  for (const journeys of [DEFAULT_JOURNEYS, QUICK_JOURNEYS])
    for (const [file, titles] of Object.entries(journeys)) {
      // The title is prefixed by its groups; those of an engine are in the list of journeys.
      const source =
        sourceOf(join('e2e', file)) + (file === 'engines.spec.ts' ? sourceOf('engines/journeys.ts') : '');
      for (const title of titles)
        expect(source, `${file} ${title}`).toContain(
          title.replace(/^(?:firefox|webkit|at a phone|with scripts|without scripts) |^\/Gallery: /, ''),
        );
    }
});
