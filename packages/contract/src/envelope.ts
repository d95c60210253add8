import * as v from 'valibot';

/**
 * Pagination of a list (SPEC 3 "Paginated responses"); the urls are absolute paths with their query, or null at an
 * end.
 */
export const Meta = v.object({
  current_page: v.number(),
  last_page: v.number(),
  per_page: v.number(),
  total: v.number(),
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
  next: v.nullable(v.string()),
  prev: v.nullable(v.string()),
  first: v.string(),
  last: v.string(),
});
export type Meta = v.InferOutput<typeof Meta>;

/** SPEC 9: the default page size. */
export const defaultPerPage = 10;
/** The largest page that a caller may request (quality S35). */
export const maxPerPage = 100;

const whole = (fallback: number, max: number) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(Number),
      v.integer(),
      v.minValue(1),
      v.maxValue(max),
    ),
    fallback,
  );

/** The query fields of every paginated call. */
export const pageQuery = { page: whole(1, 100_000), per_page: whole(defaultPerPage, maxPerPage) };

/** The messages of rejected input, field by field (SPEC 7 "Answers"). */
export type FieldMessages = Record<string, string[]>;

/** Every response of the server, good or bad. A call succeeded when `code` is 200. */
export interface Envelope<D = unknown> {
  code: number;
  message: string;
  data: D;
}
