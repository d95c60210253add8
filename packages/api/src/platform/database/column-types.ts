/** PostgreSQL type ids whose JavaScript form both drivers must agree on. */
const int8 = 20;
const int8Array = 1016;
const numeric = 1700;
const date = 1082;

/** `{7,NULL,9}`; arrays of arrays are not used. */
const numbersOf = (text: string): (number | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((one) => (one === 'NULL' ? null : Number(one)));

/** Integers stay far below 2^53; a calendar day is text, so that no time zone can shift it (quality R20). */
export const columnParsers: Record<number, (text: string) => unknown> = {
  [int8]: Number,
  [int8Array]: numbersOf,
  [numeric]: Number,
  [date]: (text) => text,
};
