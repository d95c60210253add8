import { existsSync, readFileSync } from 'node:fs';
import { type TestError, type TestResult, toFailedRun } from './test-result.ts';

interface Wrong {
  message?: string;
}
interface Suite {
  title: string;
  file: string;
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { errors: Wrong[] }[] }[];
  }[];
  suites?: Suite[];
}
interface Report {
  stats: { expected: number; flaky: number };
  suites: Suite[];
  /** What belongs to no journey: a file that does not load, no time left for the rest. */
  errors: Wrong[];
}

type Told = TestError & { status: string };

const told = (suite: Suite, around: readonly string[] = []): Told[] => [
  ...suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      status,
      name: [...around, title].join(' > '),
      where: `e2e/src/${suite.file}, ${projectName}`,
      messages: results.flatMap(({ errors }) => errors.slice(0, 1).map(({ message = '' }) => message)),
    })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => told(inner, [...around, inner.title])),
];

const those = (all: readonly Told[], wanted: string): TestError[] =>
  all
    .filter(({ status }) => status === wanted)
    .map(({ name, where, messages }) => ({ name, where, messages }));

/** The results in Playwright's JSON report; tests that needed a second try are reported, not hidden. */
export function readE2eReport(file: string): TestResult {
  if (!existsSync(file)) return toFailedRun('browser tests', 'The runner left no report.');
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const all = report.suites.flatMap((suite) => told(suite));
  const whole = report.errors.flatMap(({ message = '' }) => toFailedRun('browser tests', message).failures);
  return {
    passed: report.stats.expected + report.stats.flaky,
    failures: [...whole, ...those(all, 'unexpected')],
    flaky: those(all, 'flaky'),
  };
}
