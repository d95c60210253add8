import { getMonthDays } from '@pasar/contract';
import { day, hour } from './clock.ts';

/** Asia/Jakarta is seven hours ahead of UTC all year. */
const ahead = 7 * hour;

/** A date whose UTC parts are what a clock in Jakarta shows at a given time. */
export const onJakartaClock = (moment: Date | number): Date => new Date(Number(moment) + ahead);

/** `2026-11-21`: the calendar day of a given time in Jakarta. */
export const jakartaDay = (moment: Date | number): string =>
  onJakartaClock(moment).toISOString().slice(0, 10);

/** `20261121`, as in codes. */
export const jakartaDigits = (moment: Date): string => jakartaDay(moment).replaceAll('-', '');

/** The time at which a calendar day such as `2026-11-21` begins in Jakarta, or the day after it. */
export const jakartaMidnight = (date: string, { next = false } = {}): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) - ahead + (next ? day : 0));

/** The month of a given time in Jakarta: `2026-11`. */
export const jakartaMonth = (moment: Date | number): string => jakartaDay(moment).slice(0, 7);

/** When a month such as `2026-11` begins in Jakarta, and when the next one does. */
export const jakartaMonthRange = (month: string): { start: Date; end: Date } => {
  const { first, last } = getMonthDays(month);
  return { start: jakartaMidnight(first), end: jakartaMidnight(last, { next: true }) };
};

/** The time at which the day of a given time began in Jakarta. */
export const startOfJakartaDay = (moment: Date): Date => jakartaMidnight(jakartaDay(moment));
