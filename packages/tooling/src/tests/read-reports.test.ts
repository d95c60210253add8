import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { readE2eReport } from './read-e2e-report.ts';
import { readUnitReport } from './read-unit-report.ts';
import { sumResults } from './test-result.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pasar-reports-'));
const write = (name: string, value: unknown) => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
};
const failedTest = { fullName: 'a cart counts', status: 'failed', failureMessages: ['2 is not 3'] };
const file = (status: string, message: string, assertionResults: unknown[]) => ({
  name: path.join(root, 'mfe-buyer/src/cart.test.tsx'),
  status,
  message,
  assertionResults,
});

test('one failed test is one error, however deep its describe blocks', () => {
  const report = write('one.json', {
    numPassedTests: 3,
    numFailedTestSuites: 3,
    testResults: [file('failed', '', [failedTest, { ...failedTest, status: 'passed' }])],
  });
  expect(readUnitReport(report)).toEqual({
    passed: 3,
    failures: [{ name: 'a cart counts', where: 'mfe-buyer/src/cart.test.tsx', messages: ['2 is not 3'] }],
    flaky: [],
  });
});

test('a test file that does not load, or whose teardown fails, is an error', () => {
  const report = write('file.json', {
    numPassedTests: 3,
    testResults: [
      file('failed', 'Cannot find ./gone.ts', []),
      file('failed', 'the market does not add up', [failedTest]),
      file('failed', '', [{ ...failedTest, status: 'skipped' }]),
      file('passed', '', []),
    ],
  });
  const outcome = readUnitReport(report);
  expect(outcome.failures.map(({ messages }) => messages[0])).toEqual([
    'Cannot find ./gone.ts',
    '2 is not 3',
    'the market does not add up',
    'What surrounds its tests failed.',
  ]);
  expect(sumResults([outcome, outcome])).toEqual({ passed: 6, failed: 8 });
});

test('a missing report is an error, never nothing', () => {
  for (const read of [readUnitReport, readE2eReport])
    expect(sumResults([read(path.join(folder, 'none.json'))])).toEqual({ passed: 0, failed: 1 });
});

test('a browser test is reported with both of its tries; one that passed at the second is listed apart', () => {
  const journey = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [
      {
        projectName: 'phone',
        status,
        results: messages.map((message) => ({ errors: message ? [{ message }] : [] })),
      },
    ],
  });
  const report = write('browser-tests.json', {
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        title: 'tests/cart.spec.ts',
        file: 'tests/cart.spec.ts',
        specs: [journey('a buyer pays', 'unexpected', 'no button', 'no page')],
        suites: [
          {
            title: 'offline',
            file: 'tests/cart.spec.ts',
            specs: [journey('nothing is lost', 'flaky', 'late', ''), journey('fine', 'expected', '')],
          },
        ],
      },
    ],
  });
  const where = 'e2e/src/tests/cart.spec.ts, phone';
  expect(readE2eReport(report)).toEqual({
    passed: 6,
    failures: [{ name: 'a buyer pays', where, messages: ['no button', 'no page'] }],
    flaky: [{ name: 'offline > nothing is lost', where, messages: ['late'] }],
  });
});

test('browser tests for which no time was left fail the run', () => {
  const report = write('late.json', {
    stats: { expected: 5, unexpected: 0, flaky: 0 },
    suites: [],
    errors: [{ message: 'Timed out' }],
  });
  expect(sumResults([readE2eReport(report)])).toEqual({ passed: 5, failed: 1 });
});
