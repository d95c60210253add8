import { day } from '../../platform/clock.ts';
import { onJakartaClock } from '../../platform/jakarta.ts';

const isWeekend = (moment: Date) => [0, 6].includes(onJakartaClock(moment).getUTCDay());

/** The time that many banking days later; Saturdays and Sundays do not count (domain 3.10). */
export const afterBankingDays = (moment: Date, count: number): Date => {
  let at = moment;
  for (let left = count; left > 0; ) {
    at = new Date(at.getTime() + day);
    if (!isWeekend(at)) left--;
  }
  return at;
};
