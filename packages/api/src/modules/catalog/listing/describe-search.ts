import type { ListingExtra, ProductQuery, UnderstoodPart } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { readCityLabels } from '../../regions/index.ts';
import type { FoundByText, Lexicon, TypedPlace } from '../../search/index.ts';
import { isKnownSelection } from '../categories/filter-attributes.ts';
import { storeCards } from '../stores/store-cards.ts';
import { countStoresNamed } from '../stores/store-filter.ts';
import { describePrice } from './describe-price.ts';
import type { FoundListings } from './listing-engine.ts';
import { readBrands } from './read-brands.ts';

type Description = Required<
  Pick<
    ListingExtra,
    | 'suggestion'
    | 'understood'
    | 'corrected'
    | 'without'
    | 'stores'
    | 'stores_total'
    | 'brands'
    | 'unknown_filters'
  >
>;
type FoundText = Omit<FoundByText<unknown>, 'match'>;

const moreStores = 3;
const mostBrands = 3;

/** The store that is named, then others with that in their names. */
const storesLike = (lexicon: Lexicon, { stores }: FoundText['understood']): number[] => {
  const [named] = stores;
  if (!named) return [];
  const phrase = [...lexicon.stores].find(([, ids]) => ids === named.ids)?.[0] ?? named.typed;
  const others = [...lexicon.stores].flatMap(([name, ids]) =>
    ids !== named.ids && ` ${name} `.includes(` ${phrase} `) ? [...ids] : [],
  );
  return [...named.ids, ...others].slice(0, named.ids.size + moreStores);
};

/** The city, or what cities of one name are called: `Jakarta`. */
const nameOf = async ({ ids, typed }: TypedPlace): Promise<string> => {
  const cityLabel = await readCityLabels();
  const [label = '', ...others] = [...new Set(ids.map(cityLabel))];
  if (others.length === 0) return label;
  const shared = label.split(' ').find((word) => others.every((other) => other.split(' ').includes(word)));
  return shared ?? sentence(typed);
};

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a search made of its text, as pages show it. */
export const describeSearch = async (
  ctx: Context,
  lexicon: Lexicon,
  found: FoundText | null,
  { search, page, near }: ProductQuery,
): Promise<Omit<Description, 'unknown_filters'>> => {
  if (!found) {
    return {
      suggestion: null,
      understood: [],
      corrected: null,
      without: [],
      stores: [],
      stores_total: 0,
      brands: [],
    };
  }
  const { understood, corrected, suggestion, without } = found;
  const [stores, stores_total, brands] = await Promise.all([
    storeCards(ctx, page === 1 ? storesLike(lexicon, understood) : []),
    page === 1 ? countStoresNamed(ctx, search) : 0,
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
    ...understood.intents.map(({ typed, intent }) => ({
      ...part('intent', typed, sentence(typed)),
      ...(intent === 'nearest' && near === undefined && { needs: 'near' as const }),
    })),
    ...understood.prices.map(({ typed, ...range }) =>
      part('intent', typed, describePrice(range, ctx.locale)),
    ),
    ...(understood.place ? [part('intent', understood.place.typed, await nameOf(understood.place))] : []),
    ...understood.brands.flatMap(({ typed, id }) =>
      brands
        .filter((brand) => brand.id === id)
        .map(({ name, slug }) => ({
          ...part('brand', typed, name),
          filter: { field: 'brand[]' as const, value: slug },
        })),
    ),
    ...understood.words.flatMap(({ kind, typed, storeIds }) => {
      if (kind === 'word' || kind === 'number' || kind === 'material' || kind === 'brand') return [];
      const store = storeIds && stores.find(({ id }) => storeIds.has(id));
      return [part(kind, typed, store?.merchant_name ?? sentence(typed))];
    }),
  ];
  return {
    suggestion,
    corrected,
    without,
    stores,
    stores_total,
    brands,
    understood: parts.filter(({ text }) => !without.includes(text)),
  };
};

/** Selected categories, brands, cities and values of attributes that do not exist. */
export const findUnknownFilters = async (
  query: ProductQuery,
  { categories: { all }, attributes }: Pick<FoundListings, 'categories' | 'attributes'>,
  knownBrands: ReadonlySet<string>,
): Promise<Description['unknown_filters']> => {
  const { 'category[]': categories, 'brand[]': brands, 'city[]': cities } = query;
  const selected = query['attribute[]'];
  if (categories.length + brands.length + cities.length + selected.length === 0) return [];
  const known = new Set(all.flatMap(({ id, slug }) => [String(id), slug]));
  const cityLabel = cities.length > 0 ? await readCityLabels() : null;
  const unknown = (field: string, values: readonly string[], isKnown: (value: string) => boolean) =>
    values.filter((value) => !isKnown(value)).map((value) => ({ field, value: value.slice(0, 60) }));
  return [
    ...unknown('category[]', categories, (value) => known.has(value)),
    ...unknown('brand[]', brands, (value) => knownBrands.has(value)),
    ...unknown('city[]', cities, (value) => cityLabel?.(value) !== ''),
    ...unknown('attribute[]', selected, (value) => isKnownSelection(attributes, value)),
  ];
};
