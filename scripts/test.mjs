// `npm test`: installs what is missing, then every check there is. CI runs exactly this.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { commandOf, done, ensureBuilt, ensureInstalled, pinnedNode, root, say } from './lib/project.mjs';
import { ensureOldChromium } from './lib/old-chromium.mjs';
import { ensureProgram } from './lib/programs.mjs';

ensureInstalled('everything');
const missing = ['postgres', 'browser', 'java', 'nginx', 'firefox', 'webkit', 'xvfb'].filter(
  (name) => !ensureProgram(name),
);
// Old browsers are tried where they can be had. Here and not by the tests: several at once would be in each other's way.
ensureOldChromium();
for (const name of ['old webkit', 'weston']) ensureProgram(name);
if (missing.length > 0 && process.env.CI) {
  console.error(`CI must have: ${missing.join(', ')}`);
  process.exit(1);
}

const results = join(root, 'test-results');
process.env.KEPT_RENDITIONS = mkdtempSync(join(tmpdir(), 'school-renditions-'));
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const count = { passed: 0, failed: 0, skipped: 0 };

await check('Route types', '@react-router/dev', 'typegen');
await Promise.all([
  check('Types', 'typescript', '--noEmit'),
  check('Format', 'prettier', '--check', '--log-level=warn', '.'),
  check('Lint', 'oxlint', '--deny-warnings'),
  check('Unused code', 'knip'),
]);
ensureBuilt();
suite('Unit, both databases, API', [commandOf('vitest'), 'run'], 'unit.json', (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.testResults.filter(isBrokenFile).length,
  skipped: report.numPendingTests + report.numTodoTests,
}));
if (missing.includes('browser')) {
  console.warn(
    'SKIPPED: every browser journey and the look at every page, because there is no browser (see MISSING above)',
  );
  count.skipped += 2;
} else {
  suite('Browser journeys', [commandOf('@playwright/test'), 'test'], 'browser.json', ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
  const audit = [join(root, 'audit', 'run.ts'), '--quick', '--json', join(results, 'pages.json')];
  suite('Every page', audit, 'pages.json', (report) => ({
    ...report.count,
    skipped: missing.includes('java') ? 1 : 0,
  }));
}
if (missing.includes('postgres')) {
  console.warn('SKIPPED: every test on PostgreSQL, because there is none (see MISSING above)');
}
rmSync(process.env.KEPT_RENDITIONS, { recursive: true, force: true });
console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(count.failed === 0 ? 0 : 1);

/** One command that passes or fails as a whole; what it says is shown only if it fails. */
async function check(name, packageName, ...args) {
  const began = say(`${name} …`);
  const program = spawn(pinnedNode, [commandOf(packageName), ...args], { cwd: root });
  const [said, complained, [code]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ]);
  if (code === 0) count.passed += 1;
  else {
    count.failed += 1;
    console.error(`${said}${complained}\nFAILED: ${name}`);
  }
  done(began, name);
}

/** A runner with a report of its own, in which the single tests are counted. */
function suite(name, args, reportFile, read) {
  const began = say(`${name} …`);
  const report = join(results, reportFile);
  const result = spawnSync(pinnedNode, args, { cwd: root, stdio: 'inherit' });
  const counted = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  count.passed += counted.passed;
  // A runner that dies, or fails for something else than a test, is a failure too.
  count.failed += counted.failed || (result.status === 0 ? 0 : 1);
  count.skipped += counted.skipped;
  done(began);
}

/** A test file that could not even be loaded has no single test to count. */
function isBrokenFile(file) {
  return file.status === 'failed' && file.assertionResults.length === 0;
}
