// What is installed and what is missing, by the lock file and npm's own list of installed packages.

/**
 * `running` is what building and serving need, `everything` adds the tools of tests, audit and bench.
 * @typedef {'running' | 'everything'} Need
 * @typedef {{ version?: string, integrity?: string, resolved?: string, name?: string, os?: string[],
 *   cpu?: string[],
 *   dev?: boolean, optional?: boolean, devOptional?: boolean, dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} Packages  by path, such as `node_modules/vite`
 */

/**
 * npm writes its list only when it has finished. Packages that a developer added by hand are ignored.
 * @param {Need} need
 * @param {Packages} locked
 * @param {Packages | undefined} listed
 * @returns {'nothing' | 'the rest' | 'all'}
 */
export function missingFor(need, locked, listed) {
  if (!listed || Object.values(listed).some(isForAnotherMachine)) return 'all';
  const paths = Object.keys(locked).filter((path) => path !== '');
  const isThere = (path) => listed[path] !== undefined;
  if (paths.some((path) => isThere(path) && listed[path].integrity !== locked[path].integrity)) return 'all';
  const missing = paths.filter((path) => !isThere(path) && !locked[path].optional);
  if (missing.some((path) => !isForTestsAlone(locked[path]))) return 'all';
  return need === 'running' || missing.length === 0 ? 'nothing' : 'the rest';
}

/**
 * A lock file for npm that installs faster: without unneeded packages, and with each package's address. The
 * original names no registry, so npm would request the list of all versions of every package just to find its
 * address. The host is a placeholder: npm is told to replace it by its own.
 * @param {Need} need
 * @param {{ packages: Packages }} lock
 */
export function lockFor(need, lock) {
  const packages = Object.entries(lock.packages)
    .filter(([, one]) => need === 'everything' || !isForTestsAlone(one))
    .map(([path, one]) => [path, isFromRegistry(one) ? { ...one, resolved: addressOf(path, one) } : one]);
  const { '': project, ...others } = Object.fromEntries(packages);
  return { ...lock, packages: { '': manifestFor(need, project), ...others } };
}

/** @param {Need} need */
export function manifestFor(need, { devDependencies, ...manifest }) {
  return need === 'everything' ? { ...manifest, devDependencies } : manifest;
}

const isForAnotherMachine = ({ os, cpu }) =>
  (os !== undefined && !os.includes(process.platform)) || (cpu !== undefined && !cpu.includes(process.arch));

/** `devOptional`: an optional dependency of the site that only a tool installs. */
const isForTestsAlone = ({ dev, devOptional }) => Boolean(dev || devOptional);

const isFromRegistry = ({ integrity, resolved }) => integrity !== undefined && resolved === undefined;

function addressOf(path, { name = path.split('node_modules/').at(-1), version }) {
  return `https://registry.invalid/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
}
