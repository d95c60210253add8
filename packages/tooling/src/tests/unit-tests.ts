import path from 'node:path';
import { runStep, type StepResult } from '../checks/run-step.ts';
import { readUnitReport } from './read-unit-report.ts';
import { getFilesToRetry, mergeRetry } from './retry-failed-files.ts';
import { type TestResult, toFailedRun } from './test-result.ts';

interface UnitTests {
  name: string;
  /** What follows for the runner: a project, files to leave out, … */
  options: readonly string[];
  /** A script that runs what follows it, with its own parameters: one that brings a database. */
  inside: readonly string[];
  /** The checkout whose tests they are. */
  folder: string;
  /** Where the runner's reports go. */
  reports: string;
}

const runOnce = async ({ name, options, inside, folder, reports }: UnitTests, look: string) => {
  const report = path.join(reports, `${name.replaceAll(' ', '-')}-${look}.json`);
  const tooling = path.join(folder, 'packages/tooling');
  const runner = [
    path.join(tooling, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    path.join(tooling, 'vitest.config.ts'),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ];
  const args = inside.length > 0 ? [...inside, process.execPath, ...runner] : runner;
  const result = await runStep({ name, command: process.execPath, args });
  return { result, outcome: judged(result, readUnitReport(report)) };
};

/** A runner that ends badly without a failed test has failed all the same. */
export const judged = (result: StepResult, read: TestResult): TestResult =>
  result.passed || read.failures.length > 0 ? read : toFailedRun(result.name, 'It ended badly.', read.passed);

/** Runs unit tests; when few files failed, these once more with the machine for themselves. */
export const runUnitTests = async (
  tests: UnitTests,
): Promise<{ result: StepResult; outcome: TestResult }> => {
  const first = await runOnce(tests, 'first');
  const files = getFilesToRetry(first.outcome);
  if (files.length === 0) return first;
  const second = await runOnce({ ...tests, options: [...tests.options, ...files] }, 'second');
  const outcome = mergeRetry(first.outcome, second.outcome);
  const result = {
    ...first.result,
    passed: outcome.failures.length === 0,
    seconds: first.result.seconds + second.result.seconds,
    output: `${first.result.output}\n\nOnce more:\n${second.result.output}`,
  };
  return { result, outcome };
};
