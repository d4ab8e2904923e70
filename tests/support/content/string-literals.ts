import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** Every text literal in these source files: strings, and the parts of templates. */
export function literalsIn(...paths: string[]): string[] {
  return paths.flatMap(filesIn).flatMap((file) => {
    const found: string[] = [];
    collect(parseSync(file, readFileSync(file, 'utf8')).program, found);
    return found;
  });
}

const filesIn = (path: string): string[] => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !name.includes('.test.'))
    .flatMap((name) => filesIn(join(path, name)));
};

function collect(node: unknown, found: string[]): void {
  if (Array.isArray(node)) {
    for (const each of node) collect(each, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === 'Literal' && typeof value === 'string') found.push(value);
  if (type === 'TemplateElement') found.push((value as { cooked?: string }).cooked ?? '');
  for (const each of Object.values(node)) collect(each, found);
}
