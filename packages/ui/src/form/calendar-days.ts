const DAY = 86_400_000;

/** The day so many days after an ISO day, or before it. */
export const addDays = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10);

/** The same day so many months later, or the last one of a shorter month. */
export const addMonths = (day: string, by: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + by, Math.min(date, last))).toISOString().slice(0, 10);
};

/** Place of a day in its week, from 0 for Monday. */
export const getWeekday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** The weeks of a day's month; days of other months are `undefined`. */
export const getWeeks = (day: string): (string | undefined)[][] => {
  const first = `${day.slice(0, 7)}-01`;
  const start = addDays(first, -getWeekday(first));
  const days = Array.from({ length: 42 }, (_, index) => addDays(start, index)).map((one) =>
    one.slice(0, 7) === day.slice(0, 7) ? one : undefined,
  );
  return Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7)).filter((week) =>
    week.some(Boolean),
  );
};

/** `2026-11-21` for `21/11/2026`, `21-11-2026`, `21.11.2026` or itself; anything else comes back trimmed. */
export const toIsoDay = (text: string): string => {
  const typed = text.trim();
  const [, day, month, year] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed) ?? [];
  const iso = day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
  return isIsoDay(iso) ? iso : typed;
};

/** Whether a text is a day that exists; 31 February is none. */
export const isIsoDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** `21/11/2026`, as both languages type a day; a text that is no day comes back as it is. */
export const toTypedDay = (iso: string): string => (isIsoDay(iso) ? iso.split('-').reverse().join('/') : iso);
