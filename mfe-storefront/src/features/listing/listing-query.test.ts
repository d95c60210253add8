import { linkTo } from '@pasar/slice-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyQuery,
  type ListingQuery,
  listingPath,
  promotionFilters,
  readListingQuery,
  sorts,
} from './listing-query.ts';

const word = fc.stringMatching(/^[a-zA-Z0-9.]{1,12}$/);
const choices = fc.uniqueArray(word, { maxLength: 5 });
const amount = fc.integer({ min: 1, max: 500_000_000 });

const query: fc.Arbitrary<ListingQuery> = fc
  .record(
    {
      search: fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
      categories: choices,
      cities: choices,
      brands: choices,
      storeTypes: fc.uniqueArray(fc.constantFrom('official' as const, 'star' as const, 'regular' as const)),
      colors: choices,
      sizes: choices,
      attributes: choices,
      promotions: fc.subarray([...promotionFilters]),
      page: fc.integer({ min: 1, max: 9999 }),
      minPrice: amount,
      maxPrice: amount,
      rating: fc.integer({ min: 1, max: 5 }),
      condition: fc.constantFrom('new' as const, 'used' as const),
      exact: fc.constant(true as const),
      sort: fc.constantFrom(...sorts),
    },
    {
      requiredKeys: [
        'search',
        'categories',
        'cities',
        'brands',
        'storeTypes',
        'colors',
        'sizes',
        'attributes',
        'promotions',
        'page',
      ],
    },
  )
  .map((drawn) => {
    const { minPrice: low, maxPrice: high } = drawn;
    return low !== undefined && high !== undefined && low > high
      ? { ...drawn, minPrice: high, maxPrice: low }
      : drawn;
  });

const read = (path: string) => readListingQuery(new URL(path, 'http://pasar.test').searchParams);

describe('the address of a list', () => {
  it('includes every filter, so that a link or Back brings the same list [SEARCH-01] [SEARCH-02] [A40]', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const path = listingPath(asked);
        expect(listingPath(read(path))).toBe(path);
        const { sort: _, ...plain } = asked;
        expect(read(listingPath(plain))).toEqual(plain);
      }),
    );
  });

  it('is read without complaint, whatever somebody typed', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(
              'search',
              'category',
              'city',
              'page',
              'rating',
              'sort',
              'price_min',
              'price_max',
              'condition',
              'storetype',
              'x',
            ),
            fc.string(),
          ),
        ),
        (pairs) => {
          const once = readListingQuery(new URLSearchParams(pairs));
          expect(
            read(listingPath(once, (fields) => linkTo('storefront.category', { slug: 'beras', ...fields })))
              .page,
          ).toBeGreaterThanOrEqual(1);
          expect(listingPath(read(listingPath(once)))).toBe(listingPath(once));
        },
      ),
    );
  });

  it('leaves out default values', () => {
    expect(listingPath(emptyQuery)).toBe('/search');
    expect(listingPath({ ...emptyQuery, sort: 'lates', page: 1 }, 'beras')).toBe('/c/beras');
    expect(listingPath({ ...emptyQuery, search: 'batik', sort: 'relevance' })).toBe('/search?search=batik');
    expect(listingPath({ ...emptyQuery, search: 'batik', sort: 'lates' })).toBe(
      '/search?search=batik&sort=lates',
    );
  });

  it("takes the keys of the API's own query as well", () => {
    expect(
      read('/search?q=batik&category%5B%5D=12&category=12&city[]=33.75&min_price=5000&discount=1&in_stock=0'),
    ).toEqual({
      ...emptyQuery,
      search: 'batik',
      categories: ['12'],
      cities: ['33.75'],
      minPrice: 5000,
      promotions: ['discount'],
    });
  });

  it('reads prices with dots and puts crossed ones right', () => {
    const { minPrice, maxPrice } = read('/search?price_min=1.500.000&price_max=100000');
    expect([minPrice, maxPrice]).toEqual([100_000, 1_500_000]);
  });

  it('drops values that no list knows', () => {
    expect(read('/search?page=0')).toEqual(emptyQuery);
    expect(
      read('/search?page=1.5&rating=9&sort=cheap&condition=old&storetype=pirate&offer=gold&price_min=-5'),
    ).toEqual(emptyQuery);
  });
});
