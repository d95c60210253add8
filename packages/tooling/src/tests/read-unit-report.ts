import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';
import { type TestError, type TestResult, toFailedRun } from './test-result.ts';

interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    /** Of the file itself: it did not load, or code around its tests failed. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** A file may fail without a failed test: it does not load, or what comes before or after its tests fails. */
const troublesOf = ({
  name,
  status,
  message,
  assertionResults,
}: Report['testResults'][number]): TestError[] => {
  const where = path.relative(root, name);
  const troubles = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      name: fullName,
      where,
      messages: failureMessages.slice(0, 1),
    }));
  if (message || (status === 'failed' && troubles.length === 0)) {
    troubles.push({
      name: 'the file itself',
      where,
      messages: [message || 'What surrounds its tests failed.'],
    });
  }
  return troubles;
};

/** The results in vitest's JSON report; a missing report is an error, never nothing. */
export function readUnitReport(file: string): TestResult {
  if (!existsSync(file)) return toFailedRun('unit tests', 'The runner left no report.');
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return { passed: report.numPassedTests, failures: report.testResults.flatMap(troublesOf), flaky: [] };
}
