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
