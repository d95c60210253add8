import { expect, test } from 'vitest';
import { hour, minute } from '../../../platform/clock.ts';
import { computeNextPoll } from './compute-next-poll.ts';

test('a provider is asked after 1, 5, 15, 60 minutes, hourly, at the deadline, an hour and a day later', () => {
  const created_at = new Date('2026-03-02T03:00:00Z');
  const expires_at = new Date(created_at.getTime() + 3.5 * hour);
  const minutes = [];
  for (let at: Date | null = created_at; at !== null; at = computeNextPoll({ created_at, expires_at }, at)) {
    minutes.push((at.getTime() - created_at.getTime()) / minute);
  }
  expect(minutes).toEqual([0, 1, 5, 15, 60, 120, 180, 210, 270, 210 + 24 * 60]);
});
