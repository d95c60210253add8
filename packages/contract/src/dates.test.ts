import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime, formatMonth, getMonthDays, isMonth, shiftMonth } from './dates.ts';

describe('a date', () => {
  test.each([
    ['2026-11-21T07:30:00Z', '21 November 2026', '21 November 2026'],
    ['2026-05-05T03:00:00Z', '5 Mei 2026', '5 May 2026'],
    ['2026-12-31T17:00:00Z', '1 Januari 2027', '1 January 2027'],
    ['2026-08-17T00:00:00+07:00', '17 Agustus 2026', '17 August 2026'],
  ])('%s is read on the clock of Jakarta', (iso, id, en) => {
    expect(formatDate(iso, 'id')).toBe(id);
    expect(formatDate(iso, 'en')).toBe(en);
  });

  test('without a time is that day in every zone', () => {
    expect(formatDate('1967-01-01', 'id')).toBe('1 Januari 1967');
    expect(formatDate('1967-01-01', 'id', 'Asia/Jayapura')).toBe('1 Januari 1967');
  });

  test('that cannot be read comes back as it is', () => {
    expect(formatDate('kemarin', 'id')).toBe('kemarin');
    expect(formatDateTime('', 'en')).toBe('');
  });

  test('agrees with the calendar of the platform on every month', () => {
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2026, month, 9));
      for (const locale of ['id', 'en'] as const) {
        const theirs = new Intl.DateTimeFormat(locale === 'id' ? 'id' : 'en-GB', { dateStyle: 'long' });
        expect(formatDate(day.toISOString(), locale)).toBe(theirs.format(day));
      }
    }
  });
});

describe('a time', () => {
  test('carries the label of its zone', () => {
    const iso = '2026-11-21T07:05:00Z';
    expect(formatDateTime(iso, 'id')).toBe('21 November 2026, 14.05 WIB');
    expect(formatDateTime(iso, 'en')).toBe('21 November 2026, 14:05 WIB');
    expect(formatDateTime(iso, 'id', 'Asia/Makassar')).toBe('21 November 2026, 15.05 WITA');
    expect(formatDateTime(iso, 'id', 'Asia/Jayapura')).toBe('21 November 2026, 16.05 WIT');
  });
});

describe('a month', () => {
  test('is a year of this century and a number from 01 to 12', () => {
    expect(['2026-01', '2099-12'].map(isMonth)).toEqual([true, true]);
    for (const text of ['2026-00', '2026-13', '2026-1', '1999-12', '2026-01-01', ''])
      expect(isMonth(text)).toBe(false);
  });

  test('has neighbors, days and a name, over the turn of a year and in leap years', () => {
    expect([shiftMonth('2026-01', -1), shiftMonth('2026-12', 1), shiftMonth('2026-12', 14)]).toEqual([
      '2025-12',
      '2027-01',
      '2028-02',
    ]);
    expect(getMonthDays('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    expect(getMonthDays('2026-12')).toEqual({ first: '2026-12-01', last: '2026-12-31' });
    expect([formatMonth('2026-05', 'id'), formatMonth('2026-05', 'en')]).toEqual(['Mei 2026', 'May 2026']);
  });
});
