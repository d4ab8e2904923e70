// Finds the tests that a change affects. Prints the test files, one per line. Started by scripts/test.mjs.
import { existsSync, readFileSync } from 'node:fs';
import { changedFiles } from '../changed.mjs';
import { coveredBy } from './covered-routes.ts';
import { readImports, reachedFrom } from './import-graph.ts';
import { moduleOf } from './route-modules.ts';

const [since] = process.argv.slice(2);
const changed = new Set(changedFiles(since));
const imports = readImports('.');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const concerned = [...imports.keys()].filter(isTest).filter((test) => {
  const routes = coveredBy(readFileSync(test, 'utf8'));
  const modules = routes.flatMap((route) => moduleOf(route) ?? []);
  const reached = reachedFrom(imports, [test, ...modules]);
  return [...reached].some((file) => changed.has(file));
});
if ([...changed].some((file) => file.endsWith('.css'))) concerned.push('tests/pages/page-styles.test.ts');
if ([...changed].some((file) => /^(?:app|content|server|db)\//.test(file)))
  concerned.push('tests/architecture/layers.test.ts');
for (const test of new Set(concerned)) if (existsSync(test)) console.log(test);
