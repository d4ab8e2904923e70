// Runs on any Node from version 20, before anything is installed: no dependencies, no TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockFor, manifestFor, missingFor } from './packages.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The pinned version of Node, whichever the machine has. */
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
 * How the built server is run. V8's compiled code is cached for the next start. The other settings limit
 * memory: by default V8 lets its young generation grow to 100 MB under load, and the old one to several times
 * the live data before it collects; growing by half costs at most a tenth more time under load. glibc keeps a
 * separate pool for each thread of the picture library and, after a few large allocations, stops returning
 * large blocks. The drawing library has its own allocator (mimalloc), which would keep a sheet's memory until
 * the next one.
 */
export const builtServer = {
  command: pinnedNode,
  args: ['--max-semi-space-size=4', '--heap-growing-percent=50', join(root, 'build', 'server', 'main.js')],
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MIMALLOC_PURGE_DELAY: '0',
    NODE_COMPILE_CACHE: join(root, 'build', 'compiled'),
    ...process.env,
    NODE_ENV: 'production',
  },
};

const modules = join(root, 'node_modules');
const listOfInstalled = join(modules, '.package-lock.json');
const buildStamp = join(root, 'build', '.built-from');

/**
 * Installs exactly what the lock file names, unless it is installed already. Also repairs an installation
 * that was interrupted.
 * @param {import('./packages.mjs').Need} need
 */
export function ensureInstalled(need) {
  const lock = readJson(join(root, 'package-lock.json'));
  const listed = existsSync(pinnedNode) ? readJson(listOfInstalled)?.packages : undefined;
  const missing = missingFor(need, lock.packages, listed);
  if (missing === 'nothing') return;
  // Developer tools stay installed: an editor may use them.
  const kept = Object.values(listed ?? {}).some(({ dev }) => dev) ? 'everything' : need;
  const began = say(
    kept === 'running'
      ? 'Installing what the site needs (once, about half a minute) …'
      : 'Installing what the site and its tests need (once, about a minute) …',
  );
  const isInstalled =
    missing === 'the rest' ? addTheRest() : installAside(kept, lock) || installInPlace(kept);
  if (!isInstalled) stop('npm could not install the packages; see its messages above.');
  if (!existsSync(pinnedNode))
    stop('The package "node" did not install its program. Switch install scripts on and try again.');
  done(began);
}

/** Keeps the installed packages in place, because a server may be running from them. */
function addTheRest() {
  // Until npm has finished, the state is unknown.
  rmSync(listOfInstalled);
  return npm(['install', '--no-save', '--include=dev']);
}

/**
 * Installed in a separate folder and moved into place when complete, so that the old packages work until
 * then.
 */
function installAside(need, lock) {
  const [arriving, leaving] = ['.arriving', '.leaving'].map((name) => join(modules, name));
  for (const folder of [arriving, leaving]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  writeFileSync(join(arriving, 'package-lock.json'), JSON.stringify(lockFor(need, lock)));
  writeFileSync(
    join(arriving, 'package.json'),
    JSON.stringify(manifestFor(need, readJson(join(root, 'package.json')))),
  );
  copyFileSync(join(root, '.npmrc'), join(arriving, '.npmrc'));
  const fetched = npm(
    ['ci', '--include=dev', '--replace-registry-host=always', '--fetch-retries=0'],
    arriving,
  );
  if (!fetched) return false;

  // C headers, a third of the package; the program itself is next to them.
  rmSync(join(arriving, 'node_modules', 'node', 'node_modules'), { recursive: true, force: true });
  rmSync(listOfInstalled, { force: true });
  for (const name of readdirSync(modules))
    if (!['.arriving', '.leaving'].includes(name)) renameSync(join(modules, name), join(leaving, name));
  const newList = join(arriving, 'node_modules', basename(listOfInstalled));
  for (const name of readdirSync(dirname(newList)))
    if (name !== basename(newList)) renameSync(join(dirname(newList), name), join(modules, name));
  rmSync(leaving, { recursive: true });
  renameSync(newList, listOfInstalled);
  rmSync(arriving, { recursive: true });
  return true;
}

/** With npm's default, for a registry that stores packages at other addresses. */
function installInPlace(need) {
  say('The installation failed; trying again and looking up the address of each package …');
  return npm(['ci', need === 'running' ? '--omit=dev' : '--include=dev']);
}

function npm(args, folder = root) {
  const options = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  // npm's own file when npm runs us; else `npm` on the PATH.
  const npmItself = process.env.npm_execpath;
  const { status } = npmItself?.endsWith('.js')
    ? spawnSync(process.execPath, [npmItself, ...options], { cwd: folder, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}

/** Builds the site, unless none of its sources has changed. */
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

/** Runs a program of the project to its end, passing signals on; resolves to the exit code. */
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

/** `what` names the step if several run at once. */
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

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** By content, not by date, so that a fresh clone of the same commit has the same fingerprint. */
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
