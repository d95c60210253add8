import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

export const sum = (counts: Counts[]): Counts => ({
  passed: counts.reduce((total, one) => total + one.passed, 0),
  failed: counts.reduce((total, one) => total + one.failed, 0),
});

const report = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

/** Counts of vitest's JSON report; a report that is missing counts as one failure. */
export function readUnitCounts(file: string): Counts {
  const read = report<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(file);
  if (!read) return { passed: 0, failed: 1 };
  return { passed: read.numPassedTests, failed: Math.max(read.numFailedTests, read.numFailedTestSuites) };
}

/** Counts of Playwright's JSON report; `flaky` of the passed ones needed a second try, which is told, not hidden. */
export function readJourneyCounts(file: string): Counts & { flaky: number } {
  const read = report<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  if (!read) return { passed: 0, failed: 1, flaky: 0 };
  const { expected, unexpected, flaky } = read.stats;
  return { passed: expected + flaky, failed: unexpected, flaky };
}
