import { expect, test } from 'vitest';
import { judgeSecondTries } from './judge-second-tries.ts';

const flaky = (...files: string[]) => ({
  passed: 10,
  failures: [],
  flaky: files.map((where) => ({ name: `a test of ${where}`, where, messages: ['late'] })),
});

test('tests of three files may need a second try, several of one file count once [Y6]', () => {
  expect(judgeSecondTries([flaky('a', 'a', 'b'), flaky('c')])).toBeUndefined();
});

test('a fourth file fails the run, with the list [Y6]', () => {
  const failed = judgeSecondTries([flaky('a', 'b'), flaky('d', 'c')]);
  expect(failed?.failures.map(({ name, messages }) => [name, ...messages])).toEqual([
    ['second tries', '4 files passed at the second try only; 3 may: a, b, c, d'],
  ]);
});
