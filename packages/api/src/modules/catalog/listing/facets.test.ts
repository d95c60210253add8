import type { Facets, PromotionFilterName } from '@pasar/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hour } from '../../../platform/clock.ts';
import { addFlashSaleItem } from '../../../testing/flash-sale-items.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addBrand, addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { addShippingOffer } from '../../../testing/shipping-offers.ts';

interface Thing {
  id: number;
  category: 'laki' | 'perempuan' | 'dapur';
  city: string;
  brand: string | null;
  storetype: 'official' | 'star' | 'regular';
  price: number;
  rating: number;
  condition: 'new' | 'used';
  promotions: PromotionFilterName[];
}
type Choice = {
  category: ('busana' | Thing['category'])[];
  city: string[];
  brand: string[];
  storetype: string[];
  min_price?: number | undefined;
  max_price?: number | undefined;
  rating?: number | undefined;
  condition?: 'new' | 'used' | undefined;
  promotions: PromotionFilterName[];
};

const bandung = '32.73';
const pekalongan = '33.75';
const categories = ['laki', 'perempuan', 'dapur'] as const;
const offerNames: readonly PromotionFilterName[] = [
  'free_shipping',
  'discount',
  'flash_sale',
  'in_stock',
  'verified',
  'preorder',
];
/** A deterministic sequence that repeats only after many products. */
const turn = <T>(all: readonly T[], n: number, step: number): T =>
  all[Math.floor(n / step) % all.length] as T;

let market: TestServer;
const things: Thing[] = [];
const idOf: Record<string, number> = {};
beforeAll(async () => {
  market = await openTestServer({ requestsPerAddress: 1e6 });
  const busana = await addCategory(market, 'busana');
  idOf.busana = busana;
  idOf.laki = await addCategory(market, 'laki', busana);
  idOf.perempuan = await addCategory(market, 'perempuan', busana);
  idOf.dapur = await addCategory(market, 'dapur');
  const brands = ['nara', 'wira'];
  for (const brand of brands) idOf[brand] = await addBrand(market, brand);
  const stores = [];
  for (const [city, store_type] of [
    [bandung, 'official'],
    [pekalongan, 'official'],
    [bandung, 'star'],
    [pekalongan, 'regular'],
  ] as const) {
    const { id } = await openStore(market, {
      name: `Toko ${city} ${store_type}`,
      city,
      store_type,
      verified_at: store_type === 'regular' ? null : market.clock.now(),
    });
    await addShippingOffer(market, { merchant_id: id, scope: 'products', provinces: [city.slice(0, 2)] });
    stores.push({ id, city, store_type });
  }
  for (let n = 0; n < 96; n++) {
    const store = turn(stores, n, 1);
    const category = turn(categories, n, 4);
    const brand = turn([null, ...brands], n, 5);
    const price = 10_000 + (n % 7) * 10_000;
    const [free_shipping, is_preorder, isCut, isGone] = [3, 7, 5, 11].map((step) => n % step === 0);
    const rating_avg = [0, 2.5, 3, 4, 4.7][n % 5] ?? 0;
    const condition = n % 4 === 1 ? 'used' : 'new';
    const product = await addProduct(market, {
      store: store.id,
      category: idOf[category] ?? 0,
      brand_id: brand === null ? null : (idOf[brand] ?? null),
      name: `Barang ke ${n}`,
      condition,
      free_shipping: free_shipping === true,
      is_preorder: is_preorder === true,
      rating_avg,
      variants: [{ price, stock_on_hand: isGone ? 0 : 10, compare_at_price: isCut ? price + 5_000 : null }],
    });
    const isFlash = n % 24 === 1;
    if (isFlash) await addFlashSaleItem(market, { product, price: 5_000, stock: 2 });
    things.push({
      id: product.id,
      category,
      city: store.city,
      brand,
      storetype: store.store_type,
      price: isFlash ? 5_000 : price,
      rating: rating_avg,
      condition,
      promotions: offerNames.filter(
        (name) =>
          ({
            // Its store pays shipping rates of Rp10.500 within its province, and at most 70 percent of a price.
            free_shipping: free_shipping === true && !isFlash && price >= 15_000,
            discount: isCut || isFlash,
            flash_sale: isFlash,
            in_stock: !isGone,
            verified: store.store_type !== 'regular',
            preorder: is_preorder,
          })[name],
      ),
    });
  }
  await refreshCatalog(market);
}, 60_000);
afterAll(() => market.close());

const isIn = (category: Thing['category'], chosen: Choice['category']) =>
  chosen.some((one) => one === category || (one === 'busana' && category !== 'dapur'));

/** The query of each selection; an empty one queries nothing. */
const asks: Record<string, (thing: Thing, choice: Choice) => boolean> = {
  categories: ({ category }, chosen) => chosen.category.length === 0 || isIn(category, chosen.category),
  cities: ({ city }, chosen) => chosen.city.length === 0 || chosen.city.includes(city),
  brands: ({ brand }, chosen) =>
    chosen.brand.length === 0 || (brand !== null && chosen.brand.includes(brand)),
  storetype: ({ storetype }, chosen) => chosen.storetype.length === 0 || chosen.storetype.includes(storetype),
  price: ({ price }, { min_price = 0, max_price = Number.POSITIVE_INFINITY }) =>
    price >= min_price && price <= max_price,
  rating: ({ rating }, chosen) => rating >= (chosen.rating ?? 0),
  condition: ({ condition }, chosen) => chosen.condition === undefined || condition === chosen.condition,
  promotions: ({ promotions }, chosen) => chosen.promotions.every((offer) => promotions.includes(offer)),
};
const matching = (choice: Choice, without?: string) =>
  things.filter((thing) =>
    Object.entries(asks).every(([name, ask]) => name === without || ask(thing, choice)),
  );
const tally = (keys: readonly (string | number | null)[]) => {
  const counts: Record<string, number> = {};
  for (const key of keys) if (key !== null) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/** Every count by going through all products, one facet at a time. */
const expected = (choice: Choice) => {
  const without = (facet: string) => matching(choice, facet);
  const prices = without('price').map(({ price }) => price);
  return {
    total: matching(choice).length,
    categories: tally(
      without('categories').flatMap(({ category }) =>
        category === 'dapur' ? ['dapur'] : ['busana', category],
      ),
    ),
    cities: tally(without('cities').map(({ city }) => city)),
    brands: tally(without('brands').map(({ brand }) => brand)),
    storetype: tally(without('storetype').map(({ storetype }) => storetype)),
    rating: tally(without('rating').flatMap(({ rating }) => [1, 2, 3, 4].filter((step) => rating >= step))),
    condition: tally(without('condition').map(({ condition }) => condition)),
    promotions: tally(matching(choice).flatMap(({ promotions }) => promotions)),
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
  };
};

const queryOf = ({ promotions, category, city, brand, storetype, ...single }: Choice) => {
  const query = new URLSearchParams({ per_page: '100' });
  for (const [name, values] of Object.entries({ category, city, brand, storetype })) {
    for (const value of values) query.append(`${name}[]`, value);
  }
  for (const [name, value] of Object.entries(single)) if (value !== undefined) query.set(name, String(value));
  for (const offer of promotions) query.set(offer, '1');
  return query.toString();
};

const named = (all: readonly { total: number }[], key: string) =>
  Object.fromEntries(
    all
      .filter(({ total }) => total > 0)
      .map((one) => [String((one as unknown as Record<string, unknown>)[key]).toLowerCase(), one.total]),
  );
const shown = (facets: Facets, total: number) => ({
  total,
  categories: named(facets.categories, 'slug'),
  cities: named(facets.cities, 'id'),
  brands: named(facets.brands, 'name'),
  storetype: named(facets.storetype, 'id'),
  rating: named(facets.rating, 'id'),
  condition: named(facets.condition, 'id'),
  promotions: named(facets.promotions, 'id'),
  price: facets.price,
});

const some = <T>(...all: T[]) => fc.subarray(all);
const choices: fc.Arbitrary<Choice> = fc.record({
  category: some<Choice['category'][number]>('busana', ...categories),
  city: some(bandung, pekalongan),
  brand: some('nara', 'wira'),
  storetype: some('official', 'star', 'regular'),
  min_price: fc.option(fc.constantFrom(5_001, 20_000, 40_000), { nil: undefined }),
  max_price: fc.option(fc.constantFrom(5_000, 30_000, 60_000), { nil: undefined }),
  rating: fc.option(fc.constantFrom(1, 3, 4, 4.5), { nil: undefined }),
  condition: fc.option(fc.constantFrom('new' as const, 'used' as const), { nil: undefined }),
  promotions: fc.subarray([...offerNames], { maxLength: 2 }),
});

describe('facets', () => {
  test('count what going through all products counts, with any selection [SEARCH-01] [A40]', {
    tags: 'slow',
  }, async () => {
    await fc.assert(
      fc.asyncProperty(choices, async (choice) => {
        const { data, meta, facets } = await market.call(`/products/list?${queryOf(choice)}`);
        expect(shown(facets, meta.total)).toEqual(expected(choice));
        expect(data.map(({ id }: Thing) => id).toSorted()).toEqual(
          matching(choice)
            .map(({ id }) => id)
            .toSorted(),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('follow a flash sale to its end', async () => {
    const flash = async () => (await market.call('/products/list?flash_sale=1')).meta.total;
    expect(await flash()).toBe(4);
    market.clock.advance(3 * hour);
    expect(await flash()).toBe(0);
  });

  test('are named in the language of the page', async () => {
    const { facets } = await market.call('/products/list', { headers: { 'accept-language': 'en' } });
    expect([facets.rating[0].name, facets.condition[0].name, facets.promotions[0].name]).toEqual([
      '4 stars and up',
      'New',
      'Free shipping',
    ]);
  });

  test.each(['free_shipping=x', 'discount=true', 'condition=old', 'rating=6'])(
    '%s is a 422',
    async (query) => {
      expect((await market.call(`/products/list?${query}`)).status).toBe(422);
    },
  );
});
