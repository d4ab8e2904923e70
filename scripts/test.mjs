// Installs what is missing, then tests:
//   npm test                what a change may break, in ten minutes on two cores; CI runs this
//   npm test -- --changed   what depends on the files that differ from the last commit (or from another: --changed main)
//   npm run test:all        everything there is
//   npm test -- gallery     everything that has to do with a word
// What belongs to which is in docs/testing.md.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { changedFiles, testsOfChanges } from './lib/changed.mjs';
import { testsAbout } from './lib/tests-about.mjs';
import { briefly, browserFailures, pageFailures, describeFailures, unitFailures } from './lib/failures.mjs';
import { freePort } from './lib/free-port.mjs';
import { temporaryFolderInMemory } from './lib/memory-folder.mjs';
import {
  commandOf,
  done,
  ensureBuilt,
  ensureInstalled,
  pinnedNode,
  root,
  say,
  stop,
} from './lib/project.mjs';
import { ensureOldChromium } from './lib/old-chromium.mjs';
import { ensureProgram } from './lib/programs.mjs';

const [first, ...rest] = process.argv.slice(2);
const tier = first === '--all' ? 'all' : first === '--changed' ? 'changed' : first ? 'words' : 'quick';
const words = tier === 'words' ? [first, ...rest] : [];
/** A run of the whole tier, not of selected tests and pages. */
const isWhole = tier === 'all' || tier === 'quick';

ensureInstalled('everything');
const missing = ['postgres', 'browser', 'java', 'nginx', 'firefox', 'webkit', 'xvfb'].filter(
  (name) => !ensureProgram(name),
);
// Old browsers and a third script are tested if they are available. Installed here, because several tests would do it at once.
ensureOldChromium();
for (const name of ['old webkit', 'weston', 'gurmukhi font']) ensureProgram(name);
if (missing.length > 0 && process.env.CI) {
  console.error(`Install these in CI: ${missing.join(', ')}`);
  process.exit(1);
}

const results = join(root, 'test-results');
process.env.TMPDIR = temporaryFolderInMemory();
// A port of its own, because a killed run may have left a server on the usual one.
process.env.BROWSER_TEST_PORT ??= String(await freePort());
process.env.KEPT_RENDITIONS = mkdtempSync(join(tmpdir(), 'school-renditions-'));
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const count = { passed: 0, skipped: 0, left: 0 };
/** @type {import('./lib/failures.mjs').Failure[]} */
const failures = [];
if (tier === 'quick' || tier === 'changed') process.env.TEST_TIER = tier;
const chosen = tier === 'changed' ? testsOfChanges(rest[0]) : testsAbout(words);
const began = Date.now();

const checks = [];
if (tier === 'words') {
  say(`${chosen.unit.length + chosen.browser.length} test files mention ${words.join(' or ')}.`);
} else {
  await check('Route types', '@react-router/dev', 'typegen');
  // Prettier needs at least one file, and maybe nothing has changed yet.
  const changed = () => ['--ignore-unknown', 'package.json', ...changedFiles(rest[0])];
  const formatted = tier === 'changed' ? changed() : ['.'];
  checks.push(
    check('Format', 'prettier', '--check', '--log-level=warn', ...formatted),
    check('Types', 'typescript', '--noEmit'),
    check('Lint', 'oxlint', '--deny-warnings'),
    check('Unused code', 'knip'),
  );
}
// Runs in parallel with the checks: the longest has one core, and continues alone at the end.
ensureBuilt();
await Promise.all(checks);
if (isWhole || chosen.unit.length > 0)
  suite('Unit, both databases, API', [commandOf('vitest'), 'run', ...chosen.unit], 'unit.json', (report) => ({
    passed: report.numPassedTests,
    [process.env.TEST_TIER ? 'left' : 'skipped']: report.numPendingTests + report.numTodoTests,
    failures: unitFailures(report),
  }));
if (missing.includes('browser')) {
  console.warn(
    'SKIPPED: all browser journeys and page checks, because there is no browser (see MISSING above)',
  );
  count.skipped += 2;
} else {
  if (isWhole || tier === 'changed' || chosen.browser.length > 0)
    suite(
      'Browser journeys',
      [commandOf('@playwright/test'), 'test', ...chosen.browser],
      'browser.json',
      (report) => ({
        passed: report.stats.expected,
        skipped: report.stats.skipped,
        failures: browserFailures(report),
      }),
    );
  const audit = [join(root, 'audit', 'run.ts'), '--quick', '--json', join(results, 'pages.json')];
  const which = { all: [], quick: ['--one-per-layout'], words: ['--about', words.join()] }[tier];
  if (which)
    suite(tier === 'all' ? 'Every page' : 'Pages', [...audit, ...which], 'pages.json', (report) => ({
      passed: report.count.passed,
      skipped: missing.includes('java') ? 1 : 0,
      failures: pageFailures(report),
    }));
}
if (missing.includes('postgres')) {
  console.warn('SKIPPED: all tests on PostgreSQL, because it is not installed (see MISSING above)');
}
rmSync(process.env.KEPT_RENDITIONS, { recursive: true, force: true });
const seconds = Math.round((Date.now() - began) / 1000);
console.log(`\n${count.passed} passed, ${failures.length} failed, ${count.skipped} skipped in ${seconds} s`);
if (tier === 'quick')
  console.log(
    `Not run: ${count.left} longer tests, other journeys and pages. npm run test:all runs everything.`,
  );
if (failures.length === 0 && count.passed === 0) stop(`No test and no page matches ${words.join(' or ')}.`);
if (failures.length > 0) console.error(`\n${describeFailures(failures)}`);
process.exit(failures.length === 0 ? 0 : 1);

/** A command that passes or fails as a whole; its output is shown only if it fails. */
async function check(name, packageName, ...args) {
  const began = say(`${name} …`);
  const program = spawn(pinnedNode, [commandOf(packageName), ...args], { cwd: root });
  const [output, errors, [code]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ]);
  if (code === 0) count.passed += 1;
  else {
    console.error(`${output}${errors}\nFAILED: ${name}`);
    failures.push({
      test: name,
      why: briefly(`${output}${errors}`),
      again: ['npx', packageName === 'typescript' ? 'tsc' : packageName, ...args].join(' '),
    });
  }
  done(began, name);
}

/** A test runner with its own report, in which the single tests are counted. */
function suite(name, args, reportFile, read) {
  const began = say(`${name} …`);
  const report = join(results, reportFile);
  const result = spawnSync(pinnedNode, args, { cwd: root, stdio: 'inherit' });
  const outcome = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, skipped: 0, failures: [] };
  count.passed += outcome.passed;
  count.skipped += outcome.skipped ?? 0;
  count.left += outcome.left ?? 0;
  // A runner that crashes, or fails outside a test, is a failure too.
  if (result.status !== 0 && outcome.failures.length === 0)
    outcome.failures.push({
      test: name,
      why: `ended with ${result.status ?? result.signal}`,
      again: 'npm test',
    });
  failures.push(...outcome.failures);
  done(began);
}
