import * as v from 'valibot';

/**
 * One of a list that grows: what a newer server sends and this release does not know is read as `unknown`, which is none
 * of the list, so that whoever shows it leaves it out instead of refusing the whole response.
 */
export const growing = <const Values extends readonly string[]>(values: Values) =>
  v.fallback(v.picklist(values), 'unknown' as never);
