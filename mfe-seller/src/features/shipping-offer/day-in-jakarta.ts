const jakartaMs = 7 * 3_600_000;

/** `2026-11-21`, the day of a time in Jakarta. */
export const dayInJakarta = (moment: string): string =>
  new Date(Date.parse(moment) + jakartaMs).toISOString().slice(0, 10);
