import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { problemWith } from '../testing/problem-with.ts';
import { birthDate, joinBirthDate, splitBirthDate } from './birth-date.ts';

const rule = birthDate(() => 2026);
const said = (date: unknown) => problemWith(rule, date);
const incomplete = 'Date of birth not filled in completely';
const wrongDay = 'Date of birth not valid';
const wrongMonth = 'Month of birth not valid';
const wrongYear = 'Year of birth not valid';

describe('[VALID-08] a birth date', () => {
  test.each([
    [undefined, incomplete],
    ['', incomplete],
    ['--', incomplete],
    ['1995-05-', incomplete],
    ['1995--20', incomplete],
    ['-05-20', incomplete],
    ['1995-05-00', wrongDay],
    ['1995-05-01', undefined],
    ['1995-05-31', undefined],
    ['1995-05-32', wrongDay],
    ['1995-05-ab', wrongDay],
    ['1995-05-2-7', wrongDay],
    ['1995-00-20', wrongMonth],
    ['1995-01-20', undefined],
    ['1995-12-20', undefined],
    ['1995-13-20', wrongMonth],
    ['1949-05-20', wrongYear],
    ['1950-05-20', undefined],
    ['2026-05-20', undefined],
    ['2027-05-20', wrongYear],
    ['95-05-20', wrongYear],
    ['1995-02-29', wrongDay],
    ['1996-02-29', undefined],
    ['1995-04-31', wrongDay],
    ['1900-13-32', wrongDay],
    ['1900-13-20', wrongMonth],
  ])('%o: %s', (input, problem) => {
    expect(said(input)).toBe(problem);
  });

  test('is written with two digits for day and month', () => {
    expect(v.parse(rule, '1995-5-2')).toBe('1995-05-02');
  });

  test('exists in the calendar of the platform exactly when it is accepted', () => {
    const number = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(fc.integer({ min: 1940, max: 2035 }), number(14), number(34), (year, month, day) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        const accepted = said(`${year}-${month}-${day}`) === undefined;
        expect(accepted).toBe(exists && year >= 1950 && year <= 2026);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the fields of a birth date', () => {
  test('come together with what is missing still missing', () => {
    expect(joinBirthDate({ day: '20', month: '5', year: '1995' })).toBe('1995-05-20');
    expect(said(joinBirthDate({ day: '', month: '5', year: '1995' }))).toBe(incomplete);
    expect(said(joinBirthDate({ day: ' ', month: ' ', year: ' ' }))).toBe(incomplete);
  });
  test('come apart again', () => {
    expect(splitBirthDate('1967-01-01')).toEqual({ day: '01', month: '01', year: '1967' });
    expect(splitBirthDate('')).toEqual({ day: '', month: '', year: '' });
  });
});
