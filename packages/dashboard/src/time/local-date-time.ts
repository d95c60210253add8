const ahead = 7 * 3_600_000;

/** A time in the format of `datetime-local`, by the clock of Jakarta wherever the device is (quality R20). */
export const toLocalDateTime = (iso: string): string =>
  new Date(Date.parse(iso) + ahead).toISOString().slice(0, 16);

/** Parses it back; an unchanged time retains its seconds. */
export const toIsoTime = (local: string, before?: string): string => {
  if (before !== undefined && toLocalDateTime(before) === local) return before;
  return local === '' ? '' : `${local}:00+07:00`;
};

/** Today in Jakarta, `2026-11-28`. */
export const getToday = (): string => toLocalDateTime(new Date().toISOString()).slice(0, 10);
