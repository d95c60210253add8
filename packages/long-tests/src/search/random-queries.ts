import type { Context } from '@pasar/api/testing';
import { endpoints, type ProductQuery } from '@pasar/contract';
import * as v from 'valibot';
import { createRandom } from '../harness/long-test.ts';

/** What a market has to ask for. */
export interface Askable {
  words: string[];
  categories: string[];
  brands: string[];
  cities: string[];
}

export const readAskable = async ({ db }: Context): Promise<Askable> => {
  const [names, categories, brands, cities] = await Promise.all([
    db.selectFrom('products').select('name').orderBy('id').execute(),
    db.selectFrom('categories').select('slug').orderBy('id').execute(),
    db.selectFrom('brands').select('slug').orderBy('id').execute(),
    db.selectFrom('product_listings').select('city_id').distinct().orderBy('city_id').execute(),
  ]);
  return {
    words: [...new Set(names.flatMap(({ name }) => name.toLowerCase().split(/\s+/)))],
    categories: categories.map(({ slug }) => slug),
    brands: brands.map(({ slug }) => slug),
    cities: cities.flatMap(({ city_id }) => city_id ?? []),
  };
};

const wishes = [
  'murah',
  'termurah',
  'terlaris',
  'terbaru',
  'bekas',
  'gratis ongkir',
  'promo',
  'xxxyz',
  '5kg',
];
const sorts = ['relevance', 'lates', 'bestseller', 'price_asc', 'price_desc', 'rating', 'near'] as const;

/** Random requests as people make them, the same for the same seed: words with errors, filters, orders and pages. */
export const createRandomQueries = (askable: Askable, seed: number): (() => ProductQuery) => {
  const chance = createRandom(seed);
  const pick = <Value>(some: readonly Value[]): Value | undefined => some[Math.floor(chance() * some.length)];
  const maybe = <Value>(share: number, make: () => Value): Value | undefined =>
    chance() < share ? make() : undefined;
  const misspell = (word: string) => (chance() < 0.1 ? word.slice(0, 2) + word.slice(3) : word);
  const text = () =>
    Array.from({ length: 1 + Math.floor(chance() * 3) }, () =>
      misspell((chance() < 0.15 ? pick(wishes) : pick(askable.words)) ?? ''),
    ).join(' ');
  return () =>
    v.parse(endpoints.products.list.query, {
      search: maybe(0.6, text),
      'category[]': maybe(0.2, () => [pick(askable.categories) ?? '']),
      'brand[]': maybe(0.15, () => [pick(askable.brands) ?? '', pick(askable.brands) ?? '']),
      'city[]': maybe(0.15, () => [pick(askable.cities) ?? '']),
      'storetype[]': maybe(0.1, () => ['official', 'star']),
      min_price: maybe(0.15, () => Math.floor(chance() * 200_000)),
      max_price: maybe(0.15, () => Math.floor(chance() * 2_000_000)),
      rating: maybe(0.1, () => 4),
      condition: maybe(0.1, () => 'new'),
      in_stock: maybe(0.1, () => '1'),
      discount: maybe(0.1, () => '1'),
      free_shipping: maybe(0.1, () => '1'),
      near: maybe(0.3, () => pick(askable.cities)),
      sort: maybe(0.5, () => pick(sorts)),
      page: maybe(0.2, () => 2),
      per_page: 20,
    });
};
