// What a reader of a failed `npm test` needs, printed at the end: which test, why, where, and how to run it
// alone.
import { stripVTControlCharacters } from 'node:util';
import { relative } from 'node:path';
import { root } from './project.mjs';

/**
 * `again`: the command that runs the test alone.
 * @typedef {{ test: string, why: string, again: string }} Failure
 */

/** Enough for an assertion and its diff. */
const MAX_LINES = 12;

/** @param {any} report Vitest's @returns {Failure[]} */
export function unitFailures(report) {
  return report.testResults.flatMap((file) => {
    const path = relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be loaded has no single tests.
    if (file.status === 'failed' && failed.length === 0)
      return [{ test: path, why: briefly(file.message), again: alone(path) }];
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      test: [path, ...ancestorTitles, title].join(' › '),
      why: briefly(failureMessages.join('\n')),
      again: alone(path),
    }));
  });
}

/** @param {any} report Playwright's @returns {Failure[]} */
export function browserFailures(report) {
  const inSuite = (suite, above) => {
    const titles = suite.title === suite.file ? above : [...above, suite.title];
    return [
      ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, titles)),
      ...(suite.specs ?? [])
        // A test that passes only at the second attempt has failed too, though Playwright calls it `ok`.
        .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
        .map((spec) => ({
          test: [`${spec.file}:${spec.line}`, ...titles, spec.title].join(' › '),
          why: briefly(spec.tests.flatMap(({ results }) => results.flatMap(whyOf)).join('\n')),
          again: alone(spec.file),
        })),
    ];
  };
  // Errors that belong to no test, such as a server that did not start or a file that cannot be read.
  const atLarge = report.errors.map((error) => ({
    test: 'Browser journeys',
    why: briefly(whyOf({ errors: [error] }).join('\n')),
    again: alone('e2e/'),
  }));
  return [...atLarge, ...report.suites.flatMap((suite) => inSuite(suite, []))];
}

/** @param {{ failures: { check: string, where: string, what: string }[] }} report @returns {Failure[]} */
export function pageFailures({ failures }) {
  return failures.map(({ check, where, what }) => ({
    test: `Every page › ${where}`,
    why: briefly(`${check}: ${what}`),
    // The address may be followed by a state of the page in brackets.
    again: alone(where.replace(/ \(.*/, '')),
  }));
}

/**
 * All names come before the first detail, so that truncated output still names every failure.
 * @param {Failure[]} failures
 */
export function describeFailures(failures) {
  const names = failures.length > 1 ? failures.map(({ test }) => `failed: ${test}`).join('\n') : '';
  const each = failures.map(
    ({ test, why, again }) => `FAILED  ${test}\n${indented(why)}\n        again: ${again}`,
  );
  return [names, ...each].filter(Boolean).join('\n\n');
}

const alone = (word) => `npm test -- '${word}'`;

const whyOf = ({ errors }) =>
  errors.map(({ message, location }) =>
    location ? `${message}\n    at ${relative(root, location.file)}:${location.line}` : message,
  );

/**
 * The start of the text, including the first line of our own code.
 * @param {string} text
 */
export function briefly(text) {
  const lines = stripVTControlCharacters(text)
    .replaceAll(`${root}/`, '')
    .split('\n')
    .filter((line) => line.trim());
  const message = lines.filter((line) => !/^\s*at /.test(line)).slice(0, MAX_LINES);
  const location = lines.find((line) => /^\s*at /.test(line) && !/node_modules|node:/.test(line));
  return [...message, ...(location ? [location.trim()] : [])].join('\n');
}

const indented = (text) => text.replaceAll(/^/gm, '        ');
