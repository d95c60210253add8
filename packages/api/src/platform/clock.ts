/** The only source of time; injected, so that tests and simulations can move it (domain 3.0). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The time `milliseconds` after the clock's now. */
export const later = (clock: Clock, milliseconds: number): Date =>
  new Date(clock.now().getTime() + milliseconds);

/** The time `milliseconds` before the clock's now. */
export const earlier = (clock: Clock, milliseconds: number): Date => later(clock, -milliseconds);
