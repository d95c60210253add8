/** A day of an address, `2026-11-21`; anything else counts as none. */
export const dayField = (text: string | null): string | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** Days of a list's address. */
export const readDates = (params: URLSearchParams) => ({
  date_start: dayField(params.get('date_start')),
  date_end: dayField(params.get('date_end')),
});

export const pageField = (text: string | null): number => {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

export const readPage = (params: URLSearchParams, name = 'page'): number => pageField(params.get(name));
