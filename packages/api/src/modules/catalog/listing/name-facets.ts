import { type BrandId, type Facets, promotionFilterNames, type RegionId, rupiah } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { readCityLabels } from '../../regions/index.ts';
import { type CategoryIndex, totalsBelow } from '../categories/read-categories.ts';
import { type Counts, ratingSteps } from './count-listings.ts';
import { conditionName, promotionFilterName, ratingName } from './facet-names.ts';
import type { FoundListings } from './listing-engine.ts';
import { nameAttributes } from './name-attributes.ts';
import { storeTypeName, storeTypes } from './store-types.ts';

/** Longer lists of brands are searched, not read. */
const maxBrands = 50;

const mostFirst = (a: { total: number; name: string }, b: { total: number; name: string }) =>
  b.total - a.total || (a.name < b.name ? -1 : 1);

const nameCategories = (counts: Counts, categories: CategoryIndex): Facets['categories'] => {
  const totals = totalsBelow(categories, new Map([...counts].map(([id, total]) => [Number(id), total])));
  return categories.all.flatMap(({ id, name, slug }) => {
    const total = totals.get(id) ?? 0;
    return total > 0 ? [{ id, name, slug, total }] : [];
  });
};

const nameBrands = async (ctx: Context, counts: Counts): Promise<Facets['brands']> => {
  const most = [...counts].sort((a, b) => b[1] - a[1] || Number(a[0]) - Number(b[0])).slice(0, maxBrands);
  if (most.length === 0) return [];
  const brands = await ctx.db
    .selectFrom('brands')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${most.map(([id]) => Number(id))}::bigint[])`)
    .execute();
  return brands
    .map(({ id, name }) => ({ id: id as BrandId, name, total: counts.get(String(id)) ?? 0 }))
    .sort(mostFirst);
};

const longestChoice = 50;

const nameColors = (counts: Counts): Facets['colors'] =>
  [...counts]
    .map(([id, total]) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1), total }))
    .sort(mostFirst)
    .slice(0, longestChoice);

const letterSizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl'];
const sizeRank = (size: string): number => {
  const place = letterSizes.indexOf(size);
  return place >= 0 ? place : 100 + (Number.parseFloat(size.replace(',', '.')) || 10_000);
};

/** From small to large, letters before numbers. */
const nameSizes = (counts: Counts): Facets['sizes'] =>
  [...counts]
    .sort(([id, one], [otherId, other]) => other - one || (id < otherId ? -1 : 1))
    .slice(0, longestChoice)
    .map(([id, total]) => ({ id, name: id.toUpperCase(), total }))
    .sort((one, other) => sizeRank(one.id) - sizeRank(other.id) || (one.id < other.id ? -1 : 1));

/** Turns counts into what a filter shows: categories in the order of the tree, cities and brands by their counts. */
export const nameFacets = async (
  ctx: Context,
  found: Pick<FoundListings, 'counts' | 'categories' | 'attributes'>,
  selected: readonly string[],
): Promise<Facets> => {
  const { counts, price, promotions, ratings, conditions } = found.counts;
  const [cityLabel, brands] = await Promise.all([readCityLabels(), nameBrands(ctx, counts.brands)]);
  return {
    categories: nameCategories(counts.categories, found.categories),
    cities: [...counts.cities]
      .map(([id, total]) => ({ id: id as RegionId, name: cityLabel(id), total }))
      .sort(mostFirst),
    brands,
    storetype: storeTypes.flatMap((id) => {
      const total = counts.storetype.get(id) ?? 0;
      return total > 0 ? [{ id, name: storeTypeName(id, ctx.locale), total }] : [];
    }),
    rating: ratingSteps.map((id) => ({ id, name: ratingName(id, ctx.locale), total: ratings[id] })),
    condition: (['new', 'used'] as const).map((id) => ({
      id,
      name: conditionName(id, ctx.locale),
      total: conditions[id],
    })),
    promotions: promotionFilterNames.map((id) => ({
      id,
      name: promotionFilterName(id, ctx.locale),
      total: promotions[id],
    })),
    colors: nameColors(counts.colors),
    sizes: nameSizes(counts.sizes),
    attributes: nameAttributes(found.attributes, found.counts.attributes, { selected, locale: ctx.locale }),
    price: price && { min: rupiah(price.min), max: rupiah(price.max) },
  };
};
