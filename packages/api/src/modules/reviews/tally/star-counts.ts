import { type RawBuilder, sql } from 'kysely';

/** Whose reviews are counted. */
export const rated = ['products', 'merchants'] as const;
export type Rated = (typeof rated)[number];

const scale = [1, 2, 3, 4, 5];
const sum = (terms: RawBuilder<unknown>[]) => sql<number>`(${sql.join(terms, sql` + `)})`;

/** How many reviews the column `stars` of a row counts. */
export const countStars = (stars: RawBuilder<unknown>): RawBuilder<number> =>
  sum(scale.map((star) => sql`${stars}[${sql.lit(star)}]`));

/** Their average with two decimals; 0 for none. */
export const averageStars = (stars: RawBuilder<unknown>): RawBuilder<number> => {
  const points = sum(scale.map((star) => sql`${sql.lit(star)} * ${stars}[${sql.lit(star)}]`));
  return sql`coalesce(round(${points}::numeric / nullif(${countStars(stars)}, 0), 2), 0)`;
};

/** The number of reviews per star, keys `1` to `5`. */
export const toStarDistribution = (stars: readonly number[]): Record<string, number> =>
  Object.fromEntries(scale.map((star) => [String(star), stars[star - 1] ?? 0]));
