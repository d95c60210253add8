import { day, hour } from '../../../platform/clock.ts';
import { randomCode } from '../../../platform/ids.ts';

const jakarta = 7 * hour;

/** `2026-11-21` as it is in Asia/Jakarta, which knows no summer time. */
export const jakartaDay = (moment: Date): string =>
  new Date(moment.getTime() + jakarta).toISOString().slice(0, 10);

/** The moment at which a day of Asia/Jakarta begins, or the one after it. */
export const startOfDay = (date: string, { next = false } = {}): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) - jakarta + (next ? day : 0));

/** A code such as ORD-20261121-7KQ2M; its last five characters are random, so that nobody guesses another's. */
export const drawCode = (prefix: 'INV' | 'ORD', moment: Date): string =>
  `${prefix}-${jakartaDay(moment).replaceAll('-', '')}-${randomCode()}`;

const attempts = 10;

/** Inserts under fresh codes until one is free. `insert` returns undefined when its code is taken. */
export const withFreeCode = async <T>(
  { prefix, moment, draw = drawCode }: { prefix: 'INV' | 'ORD'; moment: Date; draw?: typeof drawCode },
  insert: (code: string) => Promise<T | undefined>,
): Promise<T> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const made = await insert(draw(prefix, moment));
    if (made !== undefined) return made;
  }
  throw new Error(`no free ${prefix} code after ${attempts} draws`);
};
