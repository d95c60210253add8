import { minute } from '../../../platform/clock.ts';

interface Slot {
  starts_at: Date;
  ends_at: Date;
  repeat_minutes: number | null;
}

export interface Session {
  starts_at: Date;
  ends_at: Date;
  status: 'running' | 'scheduled' | 'ended';
}

const statusAt = (now: Date, starts_at: Date, ends_at: Date): Session['status'] => {
  if (ends_at <= now) return 'ended';
  return starts_at <= now ? 'running' : 'scheduled';
};

/**
 * The session of a flash sale that runs at a given time, or else the next one; the only one of a sale that does not
 * repeat. Slots of a day repeat every 1,440 minutes and so stay at their hour in Indonesia, which has no summer time.
 */
export const sessionAt = ({ starts_at, ends_at, repeat_minutes }: Slot, now: Date): Session => {
  const step = (repeat_minutes ?? 0) * minute;
  const sinceEnd = now.getTime() - ends_at.getTime();
  const shift = step > 0 && sinceEnd >= 0 ? (Math.floor(sinceEnd / step) + 1) * step : 0;
  const from = new Date(starts_at.getTime() + shift);
  const to = new Date(ends_at.getTime() + shift);
  return { starts_at: from, ends_at: to, status: statusAt(now, from, to) };
};
