/** `09:30` for `9.30`, `9:30`, `930` or itself; a text that is no time of day comes back trimmed. */
export const toClock = (text: string): string => {
  const typed = text.trim();
  const [, hour = '', minute = ''] = /^(\d{1,2})[.: ]?(\d{2})$/.exec(typed) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return typed;
  return `${hour.padStart(2, '0')}:${minute}`;
};

/** As a time of day is written in the language. */
export const toTypedClock = (clock: string, separator: string): string =>
  /^\d\d:\d\d$/.test(clock) ? clock.replace(':', separator) : clock;
