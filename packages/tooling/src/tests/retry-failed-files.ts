import type { TestError, TestResult } from './test-result.ts';

/** More failed files than these are no accident of a busy machine, and do not run again. */
const accidents = 4;

/** The files to run again, alone: those of failed tests when they are few, and none when the run itself failed. */
export const getFilesToRetry = ({ failures }: TestResult): string[] => {
  const files = [...new Set(failures.map(({ where }) => where))];
  return files.length > accidents || failures.some(({ whole }) => whole) ? [] : files;
};

const isOf =
  (file: string) =>
  ({ where }: TestError): boolean =>
    where === file;

/**
 * Both runs as one result. A file that passed at the second counts as passed, and is reported; one that
 * failed again, in whichever test, has failed with the messages of both runs.
 */
export const mergeRetry = (first: TestResult, second: TestResult): TestResult => {
  if (second.failures.some(({ whole }) => whole)) return first;
  const failedAgain = (one: TestError) => second.failures.some(isOf(one.where));
  const flaky = first.failures.filter((one) => !failedAgain(one));
  const known = first.failures.filter(failedAgain).map((one) => {
    const again = second.failures.filter(({ name, where }) => name === one.name && where === one.where);
    return { ...one, messages: [...one.messages, ...again.flatMap(({ messages }) => messages)] };
  });
  const news = second.failures.filter(
    ({ name, where }) => !known.some((one) => one.name === name && one.where === where),
  );
  return {
    passed: first.passed + flaky.length - news.length,
    failures: [...known, ...news],
    flaky: [...first.flaky, ...flaky],
  };
};
