// Runs on any Node from 20 on, before anything is installed: no dependency, no TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The Node that the project is pinned to, whatever the machine has. */
export const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The script behind a package's command, to be run by the pinned Node. */
export function commandOf(packageName) {
  const folder = join(root, 'node_modules', ...packageName.split('/'));
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0]);
}

/**
 * How the built server is run. What V8 made of the bundle is kept for the next start. The others keep memory down: V8
 * lets its young generation grow to 100 MB under load that it does not need, and glibc gives every thread of the
 * picture library a pool of its own that is never given back, and after a few large pieces of memory no longer gives
 * back any such piece either.
 */
export const builtServer = {
  command: pinnedNode,
  args: ['--max-semi-space-size=4', join(root, 'build', 'server', 'main.js')],
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    NODE_COMPILE_CACHE: join(root, 'build', 'compiled'),
    ...process.env,
    NODE_ENV: 'production',
  },
};

const installStamp = join(root, 'node_modules', '.installed-from');
const buildStamp = join(root, 'build', '.built-from');

/** Installs exactly what the lockfile names, unless that is what is there. */
export function ensureInstalled() {
  const wanted = sha256(readFileSync(join(root, 'package-lock.json')) + process.platform + process.arch);
  if (existsSync(pinnedNode) && read(installStamp) === wanted) return;
  const began = say('Installing what the project needs (once, a minute or two) …');
  const npm = process.env.npm_execpath;
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm's own file when npm runs us; else whatever `npm` is on the PATH.
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) stop('npm could not install the packages; what it says above tells why.');
  if (!existsSync(pinnedNode))
    stop('The package "node" did not bring its program. Are install scripts switched off?');
  writeFileSync(installStamp, wanted);
  done(began);
}

/** Builds the site, unless nothing that goes into it has changed. */
export function ensureBuilt() {
  const wanted = fingerprint(
    ['app', 'server', 'db', 'content', 'public', 'scripts/build', 'scripts/build.mjs', 'browsers.ts'],
    ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'],
  );
  if (read(buildStamp) === wanted) return;
  const began = say('Building the site …');
  rmSync(join(root, 'build'), { recursive: true, force: true });
  const result = spawnSync(pinnedNode, [join(root, 'scripts', 'build.mjs')], { cwd: root, encoding: 'utf8' });
  if (result.status !== 0) stop(`The build failed:\n${result.stdout}\n${result.stderr}`);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, wanted);
  done(began);
}

/** Runs a program of the project to its end, passing signals on; the promise holds its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM'];
    for (const signal of signals) process.on(signal, pass);
    child.on('error', (error) => stop(error.message));
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

export function say(text) {
  console.log(text);
  return Date.now();
}

/** `what` where several things are under way at once. */
export function done(began, what = '') {
  console.log(`  ${what && `${what}: `}done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/**
 * @param {string} text
 * @returns {never}
 */
export function stop(text) {
  console.error(text);
  process.exit(1);
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** By content, not by date: a fresh clone of the same commit has the same fingerprint. */
function fingerprint(folders, files) {
  const hash = createHash('sha256');
  const add = (file) => hash.update(`${file}\0${sha256(readFileSync(join(root, file)))}\n`);
  const walk = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (!statSync(full).isDirectory()) return void add(path);
    for (const entry of readdirSync(full).sort()) if (!/\.test\.tsx?$/.test(entry)) walk(`${path}/${entry}`);
  };
  folders.forEach(walk);
  files.forEach(walk);
  return hash.digest('hex');
}
