// `npm test -- --changed`: the tests that a change affects.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pinnedNode, root, say, stop } from './project.mjs';

/** @param {string} [since] A commit; HEAD if missing. */
export function changedFiles(since = 'HEAD') {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean);
}

/** @param {string} [since] The same. */
export function testsOfChanges(since) {
  const program = join(root, 'scripts', 'lib', 'changed', 'changed-tests.ts');
  const found = spawnSync(pinnedNode, [program, ...(since ? [since] : [])], { cwd: root, encoding: 'utf8' });
  if (found.status !== 0) stop(`The changed files could not be listed: ${found.stderr}`);
  const unit = found.stdout.split('\n').filter(Boolean);
  say(`${unit.length} test files depend on the changes.`);
  return { unit, browser: [] };
}
