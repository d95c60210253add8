/** Today in Asia/Jakarta, `2026-11-28`. */
export const getToday = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date());
