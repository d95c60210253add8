import { hour, minute } from '../../../platform/clock.ts';

/** Minutes after its beginning at which a charge is asked; hourly from then on. */
const early = [1, 5, 15, 60].map((minutes) => minutes * minute);
/** After its end: notifications may be lost, and money may be late. */
const after = [0, hour, 24 * hour];

/**
 * When a provider is asked about a charge next: after 1, 5, 15 and 60 minutes, hourly, at the deadline, an hour and a
 * day after it. Null once all of that is past.
 */
export const computeNextPoll = (
  { created_at, expires_at }: { created_at: Date; expires_at: Date },
  now: Date,
): Date | null => {
  const age = now.getTime() - created_at.getTime();
  const end = expires_at.getTime();
  const next = created_at.getTime() + (early.find((at) => at > age) ?? (Math.floor(age / hour) + 1) * hour);
  if (next < end) return new Date(next);
  const late = after.map((at) => end + at).find((at) => at > now.getTime());
  return late === undefined ? null : new Date(late);
};
