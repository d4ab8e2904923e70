import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modules } from '#app/modules/parts.ts';
import { readImports } from '../../scripts/lib/changed/import-graph.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { longTest } from '#tests/support/tier.ts';

const LIST = 'app/modules/modules.ts';

/** Tests that read the declarations of modules, and a few that cover the whole site. */
const TESTS = [
  'tests/architecture',
  'tests/backup/backup.test.ts',
  'tests/enquiries',
  'tests/requests/every-route.test.ts',
  'tests/requests/hostile-forms.test.ts',
  'tests/staff/proof.test.ts',
  'tests/staff/roles.test.ts',
  'tests/studio/dashboard.test.ts',
  'tests/studio/search-everything.test.ts',
  'tests/text/hostile-texts.test.ts',
  'tests/words/handbook.test.ts',
  'app/access',
  'app/platform',
  'app/studio',
  'app/ui',
  'scripts',
];

const folders = modules.map(({ folder }) => folder);

describe('a module', () => {
  test('is imported by a single line', () => {
    const isWithin = (file: string) => folders.some((folder) => file.startsWith(`app/${folder}/`));
    const importing = [...readImports('.', { types: true })]
      .filter(([file, imports]) => !isWithin(file) && imports.some(isWithin))
      .map(([file]) => file);
    expect(importing.filter((file) => file !== LIST)).toEqual([]);
  });

  longTest('can be taken out', { timeout: 1_800_000 }, () => {
    for (const folder of folders) {
      const project = copyProject();
      rmSync(join(project, 'app', folder), { recursive: true });
      const lines = readFileSync(join(project, LIST), 'utf8').split('\n');
      const others = lines.filter((line) => !line.includes(`/${folder}/`));
      expect(others).toHaveLength(lines.length - 1);
      writeFileSync(join(project, LIST), others.join('\n'));

      run(project, 'react-router', 'typegen');
      run(project, 'tsc', '--noEmit');
      run(project, 'oxlint', '--deny-warnings');
      run(project, 'knip');
      run(project, 'react-router', 'build');
      const answers: unknown = JSON.parse(run(project, 'node', '--input-type=module', '--eval', ASK));
      expect(answers).toEqual({ '/': 200, '/studio/sign-in': 200, '/studio': 302 });
      run(project, 'vitest', 'run', ...TESTS);
    }
  });
});

/** Starts the built server, and requests a few pages. */
const ASK = `
  import { mkdtempSync, rmSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  const { startServer } = await import(join(process.cwd(), 'scripts/lib/server-process.ts'));
  const folder = mkdtempSync(join(tmpdir(), 'school-test-'));
  const server = await startServer({ DATA_DIR: folder });
  const answers = {};
  for (const path of ['/', '/studio/sign-in', '/studio'])
    answers[path] = (await fetch(server.url + path, { redirect: 'manual' })).status;
  await server.stop();
  rmSync(folder, { recursive: true });
  console.log(JSON.stringify(answers));
`;

/** Without generated files; uses this project's packages. */
function copyProject(): string {
  const project = temporaryFolder();
  const made = ['node_modules', 'build', 'data', 'test-results', '.git', '.react-router'];
  for (const name of readdirSync('.').filter((each) => !made.includes(each)))
    cpSync(name, join(project, name), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: project });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  return project;
}

/** Returns the output; if it fails, the output is the error. */
function run(project: string, program: string, ...args: string[]): string {
  const { PATH = '', HOME = '' } = process.env;
  const node = dirname(process.execPath);
  try {
    return execFileSync(program === 'node' ? process.execPath : resolve('node_modules/.bin', program), args, {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: 'pipe',
      env: { PATH: node + delimiter + PATH, HOME, TEST_TIER: 'quick' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args[0]}:\n${(stdout + stderr).slice(-8000)}`, {
      cause: error,
    });
  }
}
