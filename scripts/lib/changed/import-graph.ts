import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const FOLDERS = ['app', 'content', 'server', 'db', 'scripts', 'tests', 'bench', 'audit', 'e2e', 'engines'];
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
/** Skipped unless `types` is set: type imports do not exist at run time, and the compiler checks them. */
const TYPES = /^(?:import|export) type [^;]*;/gm;

/** The source files, and the project files that each imports. Styles are skipped: tests do not depend on them. */
export function readImports(root: string, { types = false } = {}): Map<string, string[]> {
  const files = FOLDERS.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && statSync(join(root, file)).isFile());
  const existing = new Set(files);
  const importsOf = (file: string): string[] => {
    const source = readFileSync(join(root, file), 'utf8');
    return [...(types ? source : source.replaceAll(TYPES, '')).matchAll(IMPORTED)]
      .map(([, module]) => pathOf(module!, file))
      .filter((path) => path !== undefined && existing.has(path)) as string[];
  };
  return new Map(files.map((file) => [file, importsOf(file)]));
}

function pathOf(module: string, from: string): string | undefined {
  if (module.startsWith('#')) return module.slice(1);
  return module.startsWith('.') ? normalize(join(dirname(from), module)) : undefined;
}

/** These files and everything they import, directly or indirectly. */
export function reachedFrom(imports: Map<string, string[]>, files: readonly string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const imported of imports.get(file) ?? []) reached.add(imported);
  return reached;
}
