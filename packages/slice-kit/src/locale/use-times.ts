import { formatDate, formatDateTime, type Locale, type TimeZone } from '@pasar/contract';
import { useSyncExternalStore } from 'react';
import { useLocale } from './use-locale.ts';

/** Points in time in the zone of whoever reads them, with its name. */
export interface Times {
  /** `29 November 2026, 14.30 WIB`. */
  dateTime(iso: string): string;
  /** `14.30 WIB`. */
  hour(iso: string): string;
  /** `29 November 2026`: to compare days, and beside hours. */
  day(iso: string): string;
}

/** The zones of Indonesia by the minutes that clocks there are behind UTC; asking `Intl` for a name takes 20 ms. */
const zones: Record<number, TimeZone> = { [-480]: 'Asia/Makassar', [-540]: 'Asia/Jayapura' };

/** The market's own, which the server renders; readers abroad see it with its name where no zone has their hour. */
const market: TimeZone = 'Asia/Jakarta';

const readZone = (): TimeZone => zones[new Date().getTimezoneOffset()] ?? market;

const timesIn = (locale: Locale, zone: TimeZone): Times => {
  const dateTime = (iso: string) => formatDateTime(iso, locale, zone);
  return {
    dateTime,
    hour: (iso) => dateTime(iso).split(', ').at(-1) ?? '',
    day: (iso) => formatDate(iso, locale, zone),
  };
};

const neverChanges = () => () => {};

/**
 * Times as the reader's clock shows them. A page is taken over with the market's zone, as the server wrote it, and
 * only what shows a time is rendered again in another one.
 */
export const useTimes = (): Times =>
  timesIn(
    useLocale(),
    useSyncExternalStore(neverChanges, readZone, () => market),
  );
