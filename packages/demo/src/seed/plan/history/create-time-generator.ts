import { day, hour, onJakartaClock, startOfJakartaDay } from '@pasar/api/plugin';
import type { Chance } from '../../chance.ts';

/** How long a history is. */
export const historyDays = 180;

/** How busy each hour of a day in Jakarta is. */
const hours = [2, 1, 1, 1, 2, 3, 5, 6, 8, 10, 12, 13, 14, 11, 10, 10, 9, 9, 11, 15, 18, 17, 11, 5] as const;
/** From Sunday on. */
const weekdays = [1.15, 1, 0.95, 0.97, 1, 1.05, 1.2] as const;

/** How much is bought at that hour, beside the others. */
export const hourWeight = (moment: number): number => hours[onJakartaClock(moment).getUTCHours()] ?? 1;

/** Salaries come at the end of the month; the sales of 9.9, 10.10 and 11.11 are on everybody's mind. */
const dayWeight = (start: number, age: number) => {
  const date = onJakartaClock(start);
  const [month, monthDay] = [date.getUTCMonth() + 1, date.getUTCDate()];
  const payday = monthDay >= 25 || monthDay <= 2 ? 1.35 : 1;
  const twin = month === monthDay && month >= 6 ? 2.2 : 1;
  const growth = 1 - 0.55 * (age / historyDays);
  return growth * payday * twin * (weekdays[date.getUTCDay()] ?? 1);
};

/** Draws moments of the last half year: more lately, at weekends, after payday and in the evening. */
export function createTimeGenerator(chance: Chance, now: Date): () => Date {
  const ends: { start: number; upTo: number }[] = [];
  let total = 0;
  for (let age = historyDays; age >= 0; age--) {
    const start = startOfJakartaDay(now).getTime() - age * day;
    for (const [at, weight] of hours.entries()) {
      const begins = start + at * hour;
      if (begins >= now.getTime()) break;
      total += weight * dayWeight(start, age);
      ends.push({ start: begins, upTo: total });
    }
  }
  return () => {
    const wanted = chance.next() * total;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.upTo ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    const latest = now.getTime() - 60_000;
    return new Date(Math.min(latest, (ends[low]?.start ?? latest) + Math.floor(chance.next() * hour)));
  };
}
