import { type FilterFields, readDates, toSearchParams } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** Days of Asia/Jakarta, both included. */
export interface Days {
  date_start: string;
  date_end: string;
}

const day = 86_400_000;
const textOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const later = (date: string, days: number) => textOf(Date.parse(date) + days * day);

/** The day in Jakarta at a time of the server's clock. */
export const jakartaDay = (serverTime: string): string => textOf(Date.parse(serverTime) + 7 * 3_600_000);

export const presetNames = ['today', 'week', 'month', 'quarter', 'thisMonth', 'lastMonth'] as const;
export type Preset = (typeof presetNames)[number];

/** The most used ranges, counted back from today. */
export const presetDays = (preset: Preset, today: string): Days => {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const lastMonthsEnd = later(firstOfMonth, -1);
  const ranges: Record<Preset, Days> = {
    today: { date_start: today, date_end: today },
    week: { date_start: later(today, -6), date_end: today },
    month: { date_start: later(today, -29), date_end: today },
    quarter: { date_start: later(today, -89), date_end: today },
    thisMonth: { date_start: firstOfMonth, date_end: today },
    lastMonth: { date_start: `${lastMonthsEnd.slice(0, 8)}01`, date_end: lastMonthsEnd },
  };
  return ranges[preset];
};

/** The range that some days are; of two that are the same today, such as 30 days on the 30th, the first. */
export const findPreset = ({ date_start, date_end }: Days, today: string): Preset | undefined =>
  presetNames.find((preset) => {
    const range = presetDays(preset, today);
    return range.date_start === date_start && range.date_end === date_end;
  });

export const summaryPath = ({ date_start, date_end }: Partial<Days>): string => {
  const search = toSearchParams({ date_start, date_end }).toString();
  return search ? `${linkTo('seller.summary')}?${search}` : linkTo('seller.summary');
};

export const pathForDays = (fields: FilterFields): string => {
  const { date_start, date_end } = readDates(toSearchParams(fields));
  return summaryPath({ ...(date_start && { date_start }), ...(date_end && { date_end }) });
};
