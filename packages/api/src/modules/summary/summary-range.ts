import { maxSummaryDays } from '@pasar/contract';
import { day } from '../../platform/clock.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { jakartaDay, jakartaMidnight } from '../../platform/jakarta.ts';

/** Days of Asia/Jakarta, `YYYY-MM-DD`, both included. */
export interface Days {
  from: string;
  to: string;
}

export interface SummaryRange extends Days {
  days: number;
  /** As many days, right before. */
  previous: Days;
  bucket: 'day' | 'week' | 'month';
  /** The first day of each bucket inside the range. */
  buckets: string[];
}

/** The default range. */
const usualDays = 30;
const mostByDay = 31;
const mostByWeek = 184;

const textOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
/** A day so many days after another, or before it. */
export const later = (date: string, days: number) => textOf(Date.parse(date) + days * day);
const daysIn = ({ from, to }: Days) => Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;

/** The times between which days of Asia/Jakarta lie: from the first, before the second. */
export const toTimeRange = ({ from, to }: Days): { start: Date; end: Date } => ({
  start: jakartaMidnight(from),
  end: jakartaMidnight(to, { next: true }),
});

const isMonday = (date: string) => new Date(date).getUTCDay() === 1;
const begins = {
  day: () => true,
  week: isMonday,
  month: (date: string) => date.endsWith('-01'),
} satisfies Record<SummaryRange['bucket'], (date: string) => boolean>;

const bucketFor = (days: number): SummaryRange['bucket'] =>
  days <= mostByDay ? 'day' : days <= mostByWeek ? 'week' : 'month';

/** A range without gaps: days, calendar weeks from Monday or calendar months, cut at both ends (domain 4). */
const bucketsOf = (from: string, days: number, bucket: SummaryRange['bucket']): string[] =>
  Array.from({ length: days }, (_, place) => later(from, place)).filter(
    (date, place) => place === 0 || begins[bucket](date),
  );

const chosen = ({ date_start, date_end }: { date_start?: string; date_end?: string }, now: Date): Days => {
  const today = jakartaDay(now);
  const to = date_end ?? (date_start !== undefined && date_start > today ? date_start : today);
  return { from: date_start ?? later(to, 1 - usualDays), to };
};

/** The requested range, by default the last 30 days. Throws 422 for one that is reversed or too long. */
export const summaryRange = (query: { date_start?: string; date_end?: string }, now: Date): SummaryRange => {
  const range = chosen(query, now);
  const days = daysIn(range);
  if (days < 1) throw apiError.invalid({ date_end: ['summary.range.order'] });
  if (days > maxSummaryDays) throw apiError.invalid({ date_start: ['summary.range.long'] });
  const bucket = bucketFor(days);
  return {
    ...range,
    days,
    previous: { from: later(range.from, -days), to: later(range.from, -1) },
    bucket,
    buckets: bucketsOf(range.from, days, bucket),
  };
};
