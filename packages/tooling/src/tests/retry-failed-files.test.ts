import { describe, expect, test } from 'vitest';
import { getFilesToRetry, mergeRetry } from './retry-failed-files.ts';
import { type TestResult, toFailedRun } from './test-result.ts';

const trouble = (name: string, where: string, message: string) => ({ name, where, messages: [message] });
const outcome = (passed: number, ...failures: TestResult['failures']): TestResult => ({
  passed,
  failures,
  flaky: [],
});
const late = trouble('people get an error', 'api/faults.test.ts', '3312 ms');
const wrong = trouble('the sum is right', 'api/sum.test.ts', '2 is not 3');

describe('which files run again', () => {
  test('each that holds a failed test, once', () => {
    expect(getFilesToRetry(outcome(9, late, { ...late, name: 'another' }, wrong))).toEqual([
      'api/faults.test.ts',
      'api/sum.test.ts',
    ]);
  });

  test('none when many failed, or the run itself did', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((file) => trouble('x', file, 'y'));
    expect(getFilesToRetry(outcome(0, ...many))).toEqual([]);
    expect(getFilesToRetry(toFailedRun('the server', 'It ended badly.', 12))).toEqual([]);
  });
});

describe('after the second run', () => {
  test('what passed counts as passed and is reported, what failed again is reported with both messages', () => {
    const again = { ...wrong, messages: ['2 is still not 3'] };
    expect(mergeRetry(outcome(10, late, wrong), outcome(7, again))).toEqual({
      passed: 11,
      failures: [{ ...wrong, messages: ['2 is not 3', '2 is still not 3'] }],
      flaky: [late],
    });
  });

  test('a file that fails in another test has failed in both', () => {
    const other = trouble('served again', late.where, '6 s');
    expect(mergeRetry(outcome(10, late), outcome(1, other))).toEqual({
      passed: 9,
      failures: [late, other],
      flaky: [],
    });
  });

  test('a second run without results changes nothing', () => {
    const first = outcome(10, late);
    expect(mergeRetry(first, toFailedRun('unit tests', 'The runner left no report.'))).toBe(first);
  });
});
