import type { Clock } from '../platform/clock.ts';

export interface TestClock extends Clock {
  /** Moves time forward. */
  advance(milliseconds: number): void;
  set(moment: Date): void;
}

/** A clock that stands still until it is moved. */
export const createTestClock = (start = new Date('2026-03-02T03:00:00Z')): TestClock => {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
    set: (moment) => {
      now = moment.getTime();
    },
  };
};
