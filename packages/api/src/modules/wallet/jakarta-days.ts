import { day, hour } from '../../platform/clock.ts';

/** Asia/Jakarta is seven hours ahead of UTC all year. */
const ahead = 7 * hour;

/** The moment at which the day of a moment began in Jakarta. */
export const startOfDay = (moment: Date): Date =>
  new Date(Math.floor((moment.getTime() + ahead) / day) * day - ahead);

/** The first moment in Jakarta of a calendar day such as `2026-03-02`. */
export const startOf = (calendarDay: string): Date =>
  new Date(Date.parse(`${calendarDay}T00:00:00Z`) - ahead);

const isWeekend = (moment: Date) => [0, 6].includes(new Date(moment.getTime() + ahead).getUTCDay());

/** The moment that many banking days later; Saturdays and Sundays do not count (domain 3.10). */
export const afterBankingDays = (moment: Date, count: number): Date => {
  let at = moment;
  for (let left = count; left > 0; ) {
    at = new Date(at.getTime() + day);
    if (!isWeekend(at)) left--;
  }
  return at;
};
