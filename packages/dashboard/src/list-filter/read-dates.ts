/** A day of an address, `2026-11-21`; anything else counts as none. */
const dayIn = (text: string | null): string | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** Days and page of a list's address. */
export const readDates = (params: URLSearchParams) => ({
  date_start: dayIn(params.get('date_start')),
  date_end: dayIn(params.get('date_end')),
});

export const readPage = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
};
