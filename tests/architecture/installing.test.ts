import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

/** The project's own script in a project of two packages, with an npm that logs its arguments. */
describe('installing', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  function newProject() {
    const folder = mkdtempSync(join(tmpdir(), 'school-packages-'));
    folders.push(folder);
    const root = join(folder, 'project');
    for (const file of ['project.mjs', 'packages.mjs'])
      cpSync(join('scripts', 'lib', file), join(root, 'scripts', 'lib', file));
    const project = { dependencies: { node: '1.0.0' }, devDependencies: { tool: '1.0.0' } };
    const packages = {
      '': project,
      'node_modules/node': { version: '1.0.0', integrity: 'sha512-node' },
      'node_modules/tool': { version: '1.0.0', integrity: 'sha512-tool', dev: true },
    };
    writeFileSync(join(root, '.npmrc'), '');
    writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', ...project }));
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
    writeFileSync(join(folder, 'npm.js'), NPM);
    const logFile = join(folder, 'asked');
    const install = (need: string, env: Record<string, string> = {}) => {
      writeFileSync(logFile, '');
      const code = `const { ensureInstalled } = await import('./scripts/lib/project.mjs'); ensureInstalled('${need}');`;
      const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
        cwd: root,
        env: { PATH: process.env.PATH, npm_execpath: join(folder, 'npm.js'), ASKED: logFile, ...env },
      });
      return { status, commands: readFileSync(logFile, 'utf8').trim().split('\n').filter(Boolean) };
    };
    const there = () => readdirSync(join(root, 'node_modules')).sort();
    return {
      root,
      install,
      there,
      npmByHand: () =>
        execFileSync(process.execPath, [join(folder, 'npm.js'), 'ci'], {
          cwd: root,
          env: { ASKED: logFile },
        }),
    };
  }

  test('installs the site’s packages, adds the tests’ when they are needed, and then does nothing', () => {
    const { root, install, there } = newProject();
    expect(install('running').commands).toEqual([
      expect.stringMatching(/^ci .*--replace-registry-host=always/),
    ]);
    expect(there()).toEqual(['.package-lock.json', 'node']);
    expect(install('running').commands).toEqual([]);
    const used = join(root, 'node_modules', 'node', 'in-use');
    writeFileSync(used, '');
    expect(install('everything').commands).toEqual([
      expect.stringMatching(/^install --no-save --include=dev /),
    ]);
    expect(there()).toEqual(['.package-lock.json', 'node', 'tool']);
    expect(existsSync(used)).toBe(true);
    for (const need of ['running', 'everything']) expect(install(need).commands).toEqual([]);
  });

  test('accepts an installation by npm ci', () => {
    const { install, npmByHand } = newProject();
    npmByHand();
    for (const need of ['running', 'everything']) expect(install(need).commands).toEqual([]);
  });

  test('repairs an interrupted installation', () => {
    const { root, install, there } = newProject();
    expect(install('running', { DIES_AT: 'ci' }).status).toBeNull();
    expect(install('running')).toMatchObject({ status: 0 });
    expect(there()).toEqual(['.package-lock.json', 'node']);
    expect(install('everything', { DIES_AT: 'install' }).status).toBeNull();
    expect(install('everything').commands).toEqual([expect.stringMatching(/^ci /)]);
    expect(there()).toEqual(['.package-lock.json', 'node', 'tool']);
    expect(existsSync(join(root, 'node_modules', 'tool', 'package.json'))).toBe(true);
  });

  test('a newer lock file leaves nothing of the older one, except installed tools', () => {
    const { root, install, there } = newProject();
    install('everything');
    mkdirSync(join(root, 'node_modules', 'gone'));
    const lockFile = join(root, 'package-lock.json');
    writeFileSync(lockFile, readFileSync(lockFile, 'utf8').replace('sha512-node', 'sha512-newer'));
    expect(install('running').commands).toHaveLength(1);
    expect(there()).toEqual(['.package-lock.json', 'node', 'tool']);
  });

  test('falls back to plain npm for a registry with other addresses, and reports if that fails too', () => {
    const { install, there } = newProject();
    expect(install('running', { FAILS_AT: '--replace-registry-host=always' })).toMatchObject({
      status: 0,
      commands: [expect.anything(), expect.stringMatching(/^ci --omit=dev /)],
    });
    expect(there()).toEqual(['.package-lock.json', 'node']);
    expect(newProject().install('running', { FAILS_AT: 'ci' }).status).toBe(1);
  });
});

const NPM = `
const { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const asked = process.argv.slice(2);
appendFileSync(process.env.ASKED, asked.join(' ') + '\\n');
if (asked.includes(process.env.FAILS_AT)) process.exit(1);
if (asked[0] === 'ci') rmSync('node_modules', { recursive: true, force: true });
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const wanted = Object.entries(packages).filter(([place, { dev }]) => place && !(dev && asked.includes('--omit=dev')));
for (const [place] of wanted) mkdirSync(place + '/bin', { recursive: true });
if (process.env.DIES_AT === asked[0]) {
  process.kill(process.ppid, 'SIGKILL');
  process.exit(1);
}
for (const [place] of wanted) writeFileSync(place + '/package.json', '{}');
writeFileSync('node_modules/node/bin/node', '');
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(wanted) }));
`;
