import type { Locale } from './locale.ts';

/** Hours ahead of UTC and the label of each Indonesian time zone; none of them knows summer time. */
const zones = {
  'Asia/Jakarta': { hours: 7, label: 'WIB' },
  'Asia/Makassar': { hours: 8, label: 'WITA' },
  'Asia/Jayapura': { hours: 9, label: 'WIT' },
} as const;
export type TimeZone = keyof typeof zones;

const names = (list: string): readonly string[] => list.split(' ');

/** January to December. Own names, not Intl's: server and browser must write the same text whatever data they carry. */
export const monthNames: Record<Locale, readonly string[]> = {
  id: names('Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'),
  en: names('January February March April May June July August September October November December'),
};

/** The clock of a zone, held in the UTC fields of a Date; a date without time is the same day everywhere. */
const localClock = (iso: string, timeZone: TimeZone): Date | undefined => {
  const hours = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? 0 : zones[timeZone].hours;
  const clock = new Date(Date.parse(iso) + hours * 3_600_000);
  return Number.isNaN(clock.getTime()) ? undefined : clock;
};

const dayOf = (clock: Date, locale: Locale) =>
  `${clock.getUTCDate()} ${monthNames[locale][clock.getUTCMonth()]} ${clock.getUTCFullYear()}`;

/** `21 November 2026`, `5 Mei 2026`; a text that is no date comes back as it is. */
export const formatDate = (iso: string, locale: Locale, timeZone: TimeZone = 'Asia/Jakarta'): string => {
  const clock = localClock(iso, timeZone);
  return clock ? dayOf(clock, locale) : iso;
};

/** `21 November 2026, 14.30 WIB` in Indonesian, `14:30 WIB` in English; a text that is no date comes back as it is. */
export const formatDateTime = (iso: string, locale: Locale, timeZone: TimeZone = 'Asia/Jakarta'): string => {
  const clock = localClock(iso, timeZone);
  if (!clock) return iso;
  const [hour, minute] = [clock.getUTCHours(), clock.getUTCMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${dayOf(clock, locale)}, ${hour}${locale === 'id' ? '.' : ':'}${minute} ${zones[timeZone].label}`;
};

/** Whether a text is a calendar month of this century, `2026-11`. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** The month so many months after one such as `2026-11`, or before it. */
export const shiftMonth = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};

/** The first and the last day of a month. */
export const getMonthDays = (month: string): { first: string; last: string } => {
  const first = `${month}-01`;
  const end = Date.parse(`${shiftMonth(month, 1)}-01`) - 86_400_000;
  return { first, last: new Date(end).toISOString().slice(0, 10) };
};

/** `November 2026`. */
export const formatMonth = (month: string, locale: Locale): string =>
  `${monthNames[locale][Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
