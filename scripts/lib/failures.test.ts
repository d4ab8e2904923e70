import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserFailures, pageFailures, describeFailures, unitFailures } from './failures.mjs';
import { root } from './project.mjs';

const inRoot = (path: string) => join(root, path);

test('a failed test is reported with its message, its location and how to run it alone', () => {
  const failures = unitFailures({
    testResults: [
      {
        name: inRoot('tests/pages/news-page.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', ancestorTitles: [], title: 'the list', failureMessages: [] },
          {
            status: 'failed',
            ancestorTitles: ['on SQLite'],
            title: 'a story',
            failureMessages: [
              `AssertionError: expected 3 to be 4\n    at run (${inRoot('node_modules/vitest/run.js')}:1:1)\n` +
                `    at ${inRoot('tests/pages/news-page.test.ts')}:12:5`,
            ],
          },
        ],
      },
    ],
  });
  expect(describeFailures(failures)).toBe(`FAILED  tests/pages/news-page.test.ts › on SQLite › a story
        AssertionError: expected 3 to be 4
        at tests/pages/news-page.test.ts:12:5
        again: npm test -- 'tests/pages/news-page.test.ts'`);
});

test('a file that cannot be loaded is a failure, a file with only passed tests is not', () => {
  const file = { name: inRoot('tests/a.test.ts'), assertionResults: [] };
  const broken = { ...file, status: 'failed', message: 'SyntaxError: no such export' };
  expect(unitFailures({ testResults: [broken, { ...file, status: 'passed' }] })).toEqual([
    { test: 'tests/a.test.ts', why: 'SyntaxError: no such export', again: "npm test -- 'tests/a.test.ts'" },
  ]);
});

test('a failed journey is reported likewise, without terminal colours', () => {
  const errors = [
    {
      message: '\u001b[31mError: expect(locator).toBeVisible() failed\u001b[39m',
      location: { file: inRoot('e2e/home.spec.ts'), line: 40 },
    },
  ];
  const tried = (status: string) => [{ status, results: [{ errors }] }];
  const spec = { title: 'opens', file: 'e2e/home.spec.ts', line: 9, tests: tried('unexpected') };
  const report = {
    errors: [{ message: 'the server did not open' }],
    suites: [
      {
        title: 'e2e/home.spec.ts',
        file: 'e2e/home.spec.ts',
        specs: [
          { ...spec, tests: tried('expected') },
          { ...spec, title: 'closes', tests: tried('flaky') },
        ],
        suites: [{ title: 'the menu', file: 'e2e/home.spec.ts', specs: [spec] }],
      },
    ],
  };
  expect(browserFailures(report)).toEqual([
    { test: 'Browser journeys', why: 'the server did not open', again: "npm test -- 'e2e/'" },
    ...['the menu › opens', 'closes'].map((title) => ({
      test: `e2e/home.spec.ts:9 › ${title}`,
      why: 'Error: expect(locator).toBeVisible() failed\nat e2e/home.spec.ts:40',
      again: "npm test -- 'e2e/home.spec.ts'",
    })),
  ]);
});

test('a finding on a page names the page and the check', () => {
  const failures = [{ check: 'axe', where: '/Gallery (open menu)', what: 'image-alt' }];
  expect(pageFailures({ failures })).toEqual([
    { test: 'Every page › /Gallery (open menu)', why: 'axe: image-alt', again: "npm test -- '/Gallery'" },
  ]);
});

test('several failures are named before the details of the first', () => {
  const failed = (name: string) => ({ test: name, why: 'because', again: 'npm test' });
  const described = describeFailures([failed('one'), failed('two')]);
  expect(described.startsWith('failed: one\nfailed: two\n\nFAILED  one\n')).toBe(true);
  expect(described.match(/FAILED/g)).toHaveLength(2);
});
