import type { ListingQuery } from './listing-query.ts';

const rebased = (wanted: unknown, from: unknown, onto: unknown): unknown => {
  if (!Array.isArray(wanted) || !Array.isArray(from) || !Array.isArray(onto))
    return wanted === from ? onto : wanted;
  const added = wanted.filter((value) => !from.includes(value) && !onto.includes(value));
  return [...onto.filter((value) => wanted.includes(value) || !from.includes(value)), ...added];
};

/** What changed between two queries, done to a third one. */
export const rebase = (
  wanted: ListingQuery,
  { from, onto }: { from: ListingQuery; onto: ListingQuery },
): ListingQuery => {
  const fields = new Set([...Object.keys(wanted), ...Object.keys(onto)] as (keyof ListingQuery)[]);
  const changed = [...fields].map((field) => [field, rebased(wanted[field], from[field], onto[field])]);
  // Each field keeps its own type: it is one of the three queries' values, or a list of their options.
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined)) as unknown as ListingQuery;
};
