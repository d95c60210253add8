import type { ListingExtra, ProductQuery, UnderstoodPart } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { readCityLabels } from '../../regions/index.ts';
import type { FoundByText } from '../../search/index.ts';
import type { CategoryIndex } from '../categories/read-categories.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { storeCards } from '../stores/store-cards.ts';
import { readBrands } from './read-brands.ts';

type Description = Required<Omit<ListingExtra, 'facets'>>;

const moreStores = 3;
const mostBrands = 3;

/** The store that is named, then others with that in their names. */
const storesLike = ({ text }: ListingIndex, { stores }: FoundByText['understood']): number[] => {
  const [named] = stores;
  if (!named) return [];
  const phrase = [...text.stores].find(([, ids]) => ids === named.ids)?.[0] ?? named.typed;
  const others = [...text.stores].flatMap(([name, ids]) =>
    ids !== named.ids && ` ${name} `.includes(` ${phrase} `) ? [...ids] : [],
  );
  return [...named.ids, ...others].slice(0, named.ids.size + moreStores);
};

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a search made of its text, as pages show it. */
export const describeSearch = async (
  ctx: Context,
  goods: ListingIndex,
  found: FoundByText | null,
  { page }: ProductQuery,
): Promise<Omit<Description, 'unknown_filters'>> => {
  if (!found) {
    return { suggestion: null, understood: [], corrected: null, without: [], stores: [], brands: [] };
  }
  const { understood, corrected, suggestion, without } = found;
  const [stores, brands] = await Promise.all([
    storeCards(ctx, page === 1 ? storesLike(goods, understood) : []),
    readBrands(
      ctx,
      understood.brands.slice(0, mostBrands).map(({ id }) => id),
    ),
  ]);
  const part = (kind: UnderstoodPart['kind'], text: string, name: string): UnderstoodPart => ({
    kind,
    text,
    name,
    filter: null,
  });
  const parts = [
    ...understood.intents.map(({ typed }) => part('intent', typed, sentence(typed))),
    ...understood.brands.flatMap(({ typed, id }) =>
      brands
        .filter((brand) => brand.id === id)
        .map(({ name, slug }) => ({
          ...part('brand', typed, name),
          filter: { field: 'brand[]' as const, value: slug },
        })),
    ),
    ...understood.words.flatMap(({ kind, typed, storeIds }) => {
      if (kind === 'word' || kind === 'brand') return [];
      const store = storeIds && stores.find(({ id }) => storeIds.has(id));
      return [part(kind, typed, store?.merchant_name ?? sentence(typed))];
    }),
  ];
  return {
    suggestion,
    corrected,
    without,
    stores,
    brands,
    understood: parts.filter(({ text }) => !without.includes(text)),
  };
};

/** Selected categories, brands and cities that do not exist. */
export const findUnknownFilters = async (
  query: ProductQuery,
  { all }: CategoryIndex,
  knownBrands: ReadonlySet<string>,
): Promise<Description['unknown_filters']> => {
  const { 'category[]': categories, 'brand[]': brands, 'city[]': cities } = query;
  if (categories.length + brands.length + cities.length === 0) return [];
  const known = new Set(all.flatMap(({ id, slug }) => [String(id), slug]));
  const cityLabel = cities.length > 0 ? await readCityLabels() : null;
  const unknown = (field: string, values: readonly string[], isKnown: (value: string) => boolean) =>
    values.filter((value) => !isKnown(value)).map((value) => ({ field, value: value.slice(0, 60) }));
  return [
    ...unknown('category[]', categories, (value) => known.has(value)),
    ...unknown('brand[]', brands, (value) => knownBrands.has(value)),
    ...unknown('city[]', cities, (value) => cityLabel?.(value) !== ''),
  ];
};
