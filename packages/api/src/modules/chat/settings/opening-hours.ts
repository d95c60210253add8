import type { OpeningHours } from '@pasar/contract';
import { onJakartaClock } from '../../../platform/jakarta.ts';

/** Whether a store answers at a time; one without hours does at any. */
export const isOpenAt = (hours: OpeningHours, moment: Date): boolean => {
  if (hours === null) return true;
  const clock = onJakartaClock(moment);
  // The list begins on Monday.
  const today = hours[(clock.getUTCDay() + 6) % 7];
  const time = clock.toISOString().slice(11, 16);
  return Boolean(today && today.from <= time && time < today.to);
};
