import { type CampaignDate, getMonthDays } from '@pasar/contract';
import { toLocalDateTime } from '@pasar/dashboard';

const dayAt = (iso: string): string => toLocalDateTime(iso).slice(0, 10);
const numberOf = (day: string): number => Number(day.slice(8));

/** The first and the last day of a month on which a campaign runs, and how many days the month has. */
export const getDays = (
  { starts_at, ends_at }: Pick<CampaignDate, 'starts_at' | 'ends_at'>,
  month: string,
): { from: number; to: number; of: number } => {
  const { first, last } = getMonthDays(month);
  const start = dayAt(starts_at);
  // What ends at midnight does not run on the day that begins then.
  const end = ends_at === null ? last : dayAt(new Date(Date.parse(ends_at) - 1).toISOString());
  return {
    from: start < first ? 1 : numberOf(start),
    to: end > last ? numberOf(last) : numberOf(end),
    of: numberOf(last),
  };
};
