/** PostgreSQL type ids whose JavaScript form both drivers must agree on. */
const int8 = 20;
const numeric = 1700;
const date = 1082;

/** Whole numbers stay far below 2^53; a calendar day is text, so that no time zone can shift it (quality R20). */
export const columnParsers: Record<number, (text: string) => unknown> = {
  [int8]: Number,
  [numeric]: Number,
  [date]: (text) => text,
};
