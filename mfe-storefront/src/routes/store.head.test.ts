import type { HeadArgs } from '@pasar/slice-kit';
import { expect, test } from 'vitest';
import { samplePage } from '../testing/sample-stores.ts';
import { storeHead } from './store.head.ts';
import type { StoreData } from './store.loader.ts';

const t = ((key: string, values: object = {}) =>
  `${key} ${Object.values(values).join(' ')}`.trim()) as unknown as HeadArgs['t']; // says what it was asked for
const data = (over: Partial<StoreData> = {}): StoreData => ({
  store: samplePage(),
  tree: { ok: false },
  best: { ok: false },
  listing: null,
  reviews: { ok: false },
  page: 1,
  origin: 'http://pasar.test',
  ...over,
});
const head = (over: Partial<StoreData> = {}) =>
  storeHead({ data: data(over), params: {}, locale: 'en', origin: 'http://pasar.test', t });

test('search engines read a store with its place and rating, and the way to it [A50]', () => {
  const [store, trail] = head().jsonLd ?? [];
  expect(store).toMatchObject({
    '@type': 'Store',
    url: 'http://pasar.test/en/store/rumah-kawung',
    name: 'Rumah Kawung',
    address: { addressLocality: 'Kota Pekalongan', addressCountry: 'ID' },
    aggregateRating: { ratingValue: 4.86, reviewCount: 131 },
  });
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(JSON.stringify(trail)).toContain('http://pasar.test/en/brands');
});

test('a store that nobody reviewed has no rating there', () => {
  expect(JSON.stringify(head({ store: samplePage({ total_review: 0 }) }).jsonLd)).not.toContain('Rating');
});

test('every page of the products is its own address; a number in the address leads to the name', () => {
  expect(head().canonical).toBe('/store/rumah-kawung');
  expect(head({ page: 2 }).canonical).toBe('/store/rumah-kawung?page=2');
});

test('a page behind the last one stays out of the index [A50]', () => {
  const listing = (last_page: number) =>
    ({ items: [], meta: { total: 31, current_page: 3, last_page } }) as unknown as StoreData['listing']; // what the head reads of it
  expect(head({ page: 3, listing: listing(2) }).robots).toBe('noindex');
  expect(head({ page: 3, listing: listing(3) }).robots).toBeUndefined();
});
