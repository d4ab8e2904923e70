// `npm run scale`: updates the tables of docs/scale.md from the model. With --take, first copies the figures
// of the last `npm run bench`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEASURED_FILE } from './measured-file.ts';

const root = join(import.meta.dirname, '..', '..');
const inputsFile = join(import.meta.dirname, 'inputs.json');
const document = join(root, 'docs', 'scale.md');

if (process.argv.includes('--take')) takeMeasured(join(root, MEASURED_FILE));
// Imported only now, because they read the figures.
const { assumedCosts, assumedDemand } = await import('./inputs.ts');
const { scaleTables } = await import('./scale-tables.ts');
const { withTables } = await import('./scale-document.ts');
writeFileSync(document, withTables(readFileSync(document, 'utf8'), scaleTables(assumedCosts, assumedDemand)));
console.log('The tables of docs/scale.md are updated. Check its text too: it mentions some of the figures.');

function takeMeasured(file: string): void {
  if (!existsSync(file)) {
    console.error('There are no figures yet. Run: npm run bench -- capacity');
    process.exit(1);
  }
  const measured = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  const inputs = JSON.parse(readFileSync(inputsFile, 'utf8')) as {
    costs: Record<string, { value: number }>;
  };
  for (const [name, cost] of Object.entries(inputs.costs)) {
    const value = measured[name];
    if (value === undefined) throw new Error(`${name} was not measured`);
    cost.value = Number(value.toPrecision(2));
  }
  writeFileSync(inputsFile, `${JSON.stringify(inputs, null, 2)}\n`);
}
