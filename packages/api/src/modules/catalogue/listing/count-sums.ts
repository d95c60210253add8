import { type OfferName, offerNames } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import {
  conditions,
  type FacetName,
  type ListingFilter,
  listings,
  offerConditions,
} from './listing-filter.ts';
import { effectivePrice } from './running-prices.ts';

/** Stars that can be asked for: so many or more. */
export const ratingSteps = [4, 3, 2, 1] as const;
export type RatingStep = (typeof ratingSteps)[number];

/** What one look at all products that match tells. */
export interface Sums {
  total: number;
  /** Rupiah; null when nothing is left. */
  price: { min: number; max: number } | null;
  offers: Record<OfferName, number>;
  ratings: Record<RatingStep, number>;
  conditions: { new: number; used: number };
}

type Row = { total: number; min: number | null; max: number | null; new: number } & Record<
  OfferName,
  number
> &
  Record<`rating_${RatingStep}`, number>;

const named = <Name extends string>(names: readonly Name[], of: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>;

/** Counts and price bounds of everything that matches all conditions but those of one facet. */
export const countSums = async (ctx: Context, filter: ListingFilter, without?: FacetName): Promise<Sums> => {
  const now = ctx.clock.now();
  const price = effectivePrice(now);
  const offers = offerConditions(now);
  const { rows } = await sql<Row>`
    select count(*) as total, min(${price}) as min, max(${price}) as max,
      count(*) filter (where l.condition = 'new') as new,
      ${sql.join(offerNames.map((name) => sql`count(*) filter (where ${offers[name]}) as ${sql.ref(name)}`))},
      ${sql.join(
        ratingSteps.map(
          (step) => sql`count(*) filter (where l.rating >= ${sql.lit(step)}) as ${sql.ref(`rating_${step}`)}`,
        ),
      )}
    from ${listings(now, true)} where ${conditions(filter, without)}`.execute(ctx.db);
  const [row] = rows;
  const total = row?.total ?? 0;
  return {
    total,
    price:
      typeof row?.min === 'number' && typeof row.max === 'number' ? { min: row.min, max: row.max } : null,
    offers: named(offerNames, (name) => row?.[name] ?? 0),
    ratings: {
      4: row?.rating_4 ?? 0,
      3: row?.rating_3 ?? 0,
      2: row?.rating_2 ?? 0,
      1: row?.rating_1 ?? 0,
    },
    conditions: { new: row?.new ?? 0, used: total - (row?.new ?? 0) },
  };
};
