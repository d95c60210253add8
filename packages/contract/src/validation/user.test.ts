import { describe, expect, test } from 'vitest';
import { problemWith } from '../testing/problem-with.ts';
import { availableUsername, BusinessType, Fullname, Gender, Terms, Username } from './user.ts';

const required = 'Please fill in the following column';

describe('[VALID-05] a username', () => {
  const characters = 'Username can only be filled with letters, numbers, periods and underscores';
  test.each([
    ['', required],
    ['  ', required],
    ['siti1', 'Username minimum 6 characters'],
    ['si-ti', 'Username minimum 6 characters'],
    ['siti12', undefined],
    ['Si.ti_12', undefined],
    ['siti-12', characters],
    ['siti 12', characters],
    ['sití12', characters],
  ])('%o: %s', (input, said) => {
    expect(problemWith(Username, input)).toBe(said);
  });

  test('requires another one unless it was found free', () => {
    const rule = availableUsername((username) => username === 'siti.rahma');
    expect(problemWith(rule, 'siti.rahma')).toBeUndefined();
    expect(problemWith(rule, 'budi.santoso')).toBe(
      'Username is not available, try entering another username',
    );
    expect(problemWith(rule, 'budi')).toBe('Username minimum 6 characters');
  });
});

describe('[VALID-06] a full name', () => {
  const characters = 'Full name can only be filled with letters, numbers, spaces, periods and commas';
  test.each([
    ['', required],
    ['   ', required],
    [undefined, required],
    ['Suharto', undefined],
    ['Dr. Siti Rahma, S.Kom 2', undefined],
    ['José Álvarez', undefined],
    ['a'.repeat(100), undefined],
    ['a'.repeat(101), 'Full name maximum 100 characters'],
    ["Ja'far", characters],
    ['Siti/Rahma', characters],
    ['Siti\nRahma', characters],
    ['<b>Siti</b>', characters],
  ])('%o: %s', (input, said) => {
    expect(problemWith(Fullname, input)).toBe(said);
  });
});

describe('[VALID-18] type of business and gender', () => {
  test.each([
    [BusinessType, 'personal', undefined],
    [BusinessType, 'company', undefined],
    [BusinessType, '', required],
    [BusinessType, undefined, required],
    [Gender, 'male', undefined],
    [Gender, 'female', undefined],
    [Gender, '', required],
    [Gender, undefined, required],
  ])('are chosen (case %#)', (rule, input, said) => {
    expect(problemWith(rule, input)).toBe(said);
  });
});

describe('[VALID-11] the terms', () => {
  test.each([false, undefined, 'true', 1])('are not agreed to by %o', (input) => {
    expect(problemWith(Terms, input)).toBe('Terms and Conditions must be checked');
  });
  test('are agreed to by a tick', () => {
    expect(problemWith(Terms, true)).toBeUndefined();
  });
});
