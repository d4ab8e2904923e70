import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

describe('what building and serving import', () => {
  const imported = packagesBehind(filesThatRun());

  test('are installed by npm start', () => {
    expect(imported.filter((name) => !(name in dependencies))).toEqual([]);
  });

  test('are all that npm start installs, besides Node itself', () => {
    expect(Object.keys(dependencies).filter((name) => !imported.includes(name))).toEqual(['node']);
  });

  test('are known by exact version', () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

/** The site, its build and the commands that declare they need no more. */
function filesThatRun(): string[] {
  const siteFiles = ['app', 'server', 'db', 'content', 'scripts/build'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const commands = readdirSync('scripts')
    .map((file) => join('scripts', file))
    .filter((file) => file.endsWith('.mjs') && read(file).includes("ensureInstalled('running')"));
  expect(commands).toContain(join('scripts', 'start.mjs'));
  const run = commands.flatMap((file) =>
    [...read(file).matchAll(/'scripts', '([\w-]+\.ts)'/g)].map(([, name]) => join('scripts', name!)),
  );
  return [...siteFiles, ...commands, ...run, 'vite.config.ts', 'react-router.config.ts'].filter(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$|^app\/\w+\/tests\//.test(file),
  );
}

/** Without types, which do not exist at run time. */
function packagesBehind(files: string[]): string[] {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, specifier] of [...read(file).matchAll(STATEMENT), ...read(file).matchAll(CALL)]) {
      if (/^(node|virtual):/.test(specifier!)) continue;
      const within = specifier!.startsWith('#')
        ? specifier!.slice(1)
        : specifier!.startsWith('.') && normalize(join(dirname(file), specifier!));
      if (!within) packages.add(/^(@[^/]+\/)?[^/]+/.exec(specifier!)![0]);
      else if (/\.(ts|tsx|mjs)$/.test(within)) visit(within);
    }
  };
  files.forEach(visit);
  return [...packages].sort();
}

const STATEMENT = /^(?:import|export)\b(?!\s+type\b)(?:[^'"`;]*?\bfrom)?\s*'([^']+)'/gm;
const CALL = /(?<!typeof )\bimport\(\s*'([^']+)'/g;

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
