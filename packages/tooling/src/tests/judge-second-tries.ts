import { type TestResult, toFailedRun } from './test-result.ts';

/** A busy machine costs a few files their first try; more than these hide a fault. */
const mostFiles = 3;

/** A failed result when tests of too many files passed at the second try only, else undefined. */
export const judgeSecondTries = (outcomes: readonly TestResult[]): TestResult | undefined => {
  const files = new Set(outcomes.flatMap(({ flaky }) => flaky.map(({ where }) => where)));
  if (files.size <= mostFiles) return undefined;
  const list = [...files].toSorted().join(', ');
  return toFailedRun(
    'second tries',
    `${files.size} files passed at the second try only; ${mostFiles} may: ${list}`,
  );
};
