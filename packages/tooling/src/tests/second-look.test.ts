import { describe, expect, test } from 'vitest';
import { failedWhole, type Outcome } from './outcome.ts';
import { afterSecondLook, filesToAskAgain } from './second-look.ts';

const trouble = (name: string, where: string, message: string) => ({ name, where, messages: [message] });
const outcome = (passed: number, ...failures: Outcome['failures']): Outcome => ({
  passed,
  failures,
  flaky: [],
});
const late = trouble('people are told', 'api/faults.test.ts', '3312 ms');
const wrong = trouble('the sum is right', 'api/sum.test.ts', '2 is not 3');

describe('which files are asked again', () => {
  test('each that holds a failed test, once', () => {
    expect(filesToAskAgain(outcome(9, late, { ...late, name: 'another' }, wrong))).toEqual([
      'api/faults.test.ts',
      'api/sum.test.ts',
    ]);
  });

  test('none when many failed, or the run itself did', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((file) => trouble('x', file, 'y'));
    expect(filesToAskAgain(outcome(0, ...many))).toEqual([]);
    expect(filesToAskAgain(failedWhole('the server', 'It ended badly.', 12))).toEqual([]);
  });
});

describe('after the second look', () => {
  test('what passed counts as passed and is told, what failed again is told with both messages', () => {
    const again = { ...wrong, messages: ['2 is still not 3'] };
    expect(afterSecondLook(outcome(10, late, wrong), outcome(7, again))).toEqual({
      passed: 11,
      failures: [{ ...wrong, messages: ['2 is not 3', '2 is still not 3'] }],
      flaky: [late],
    });
  });

  test('a file that fails in another test has failed in both', () => {
    const other = trouble('served again', late.where, '6 s');
    expect(afterSecondLook(outcome(10, late), outcome(1, other))).toEqual({
      passed: 9,
      failures: [late, other],
      flaky: [],
    });
  });

  test('a second run that says nothing changes nothing', () => {
    const first = outcome(10, late);
    expect(afterSecondLook(first, failedWhole('unit tests', 'The runner left no report.'))).toBe(first);
  });
});
