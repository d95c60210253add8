import { day } from '@pasar/api/testing';
import { describe, expect, test } from 'vitest';
import { demoSeller } from '../data/users.ts';
import { buildSeedImages } from '../write/build-seed-images.ts';
import { fitsCard } from './fits-card.ts';
import { planSeedData } from './plan-seed-data.ts';
import type { SeedProduct } from './seed-data.ts';
import { demoSeed, smallSize } from './seed-size.ts';

const now = new Date('2026-11-21T05:00:00Z');
const size = { ...smallSize, orders: 300 };
const market = planSeedData({ seed: 2026, now, size });
const { products, stores, flashSales } = market;

const cheapest = ({ variants }: SeedProduct) => Math.min(...variants.map(({ price }) => price));
const stockOf = ({ variants }: SeedProduct) => variants.reduce((sum, { stock }) => sum + stock, 0);
const shareOf = (test_: (product: SeedProduct) => boolean) => products.filter(test_).length / products.length;

describe('the planned market', () => {
  test('is the same for the same seed and time, and another for another seed', { tags: 'slow' }, () => {
    expect(JSON.stringify(planSeedData({ seed: 2026, now, size }))).toBe(JSON.stringify(market));
    expect(planSeedData({ seed: 7, now, size }).products.map(({ name }) => name)).not.toEqual(
      products.map(({ name }) => name),
    );
  });

  test('has 60 stores in 40 cities and 1,500 products', () => {
    expect(stores).toHaveLength(60);
    expect(new Set(stores.map(({ place }) => place.city)).size).toBe(40);
    expect(products).toHaveLength(1_500);
    expect(new Set(stores.map(({ type }) => type))).toEqual(new Set(['official', 'star', 'regular']));
  });

  test('of another size has stores and people with new names, and the sixty stores among them', {
    tags: 'slow',
  }, () => {
    const large = planSeedData({
      seed: 1,
      now,
      size: { stores: 300, products: 2_000, buyers: 6_000, orders: 100 },
    });
    expect(large.stores.slice(0, 60).map(({ name }) => name)).toEqual(stores.map(({ name }) => name));
    const people = [...large.stores.map(({ owner }) => owner), ...large.buyers];
    expect(people).toHaveLength(6_300);
    expect(new Set(people.map(({ username }) => username)).size).toBe(people.length);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(new Set(large.stores.map(({ slug }) => slug)).size).toBe(300);
    const tooMany = { stores: 60, products: 90_000, buyers: 10, orders: 0 };
    expect(() => planSeedData({ seed: 1, now, size: tooMany })).toThrow(RangeError);
  });

  test('gives the demo seller one official store with a full shelf', () => {
    const place = stores.findIndex(({ owner }) => owner.email === demoSeller.email);
    expect(stores[place]).toMatchObject({ name: 'Rumah Kawung', type: 'official', isCompany: true });
    expect(
      products.filter(({ store, status }) => store === place && status === 'PUBLISH').length,
    ).toBeGreaterThan(9);
  });
});

describe('products', () => {
  test('have names that a card of a phone shows in full', { tags: 'slow' }, () => {
    const { products } = planSeedData({ seed: demoSeed, now });
    expect(products.map(({ name }) => name).filter((name) => !fitsCard(name))).toEqual([]);
  });

  test('have a name of their own within the store, and an address of their own in the market', () => {
    const names = products.map(({ store, name }) => `${store} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
    for (const { name } of products) {
      expect(name.length).toBeGreaterThanOrEqual(5);
      expect(name.length).toBeLessThanOrEqual(90);
      expect(name).not.toMatch(/[{}]|undefined| {2}|,$/);
    }
  });

  test('cost what shops ask, from some thousand rupiah to many million', () => {
    for (const { variants } of products) {
      for (const { price } of variants) {
        expect(price).toBeGreaterThanOrEqual(1_000);
        expect(price).toBeLessThanOrEqual(50_000_000);
        expect(price % 100).toBe(0);
      }
    }
    expect(products.some((product) => cheapest(product) < 10_000)).toBe(true);
    expect(products.some((product) => cheapest(product) > 8_000_000)).toBe(true);
  });

  test('choose along two axes at most, with one variant per combination and a stock', () => {
    for (const { options, variants } of products) {
      expect(options.length).toBeLessThanOrEqual(2);
      expect(variants).toHaveLength(options.reduce((count, { values }) => count * values.length, 1));
      expect(new Set(variants.map(({ values }) => values.join())).size).toBe(variants.length);
      for (const { stock } of variants) expect(stock).toBeGreaterThanOrEqual(0);
    }
    expect(shareOf((product) => stockOf(product) === 0)).toBeGreaterThan(0.01);
    expect(shareOf((product) => stockOf(product) < 10)).toBeLessThan(0.25);
  });

  test('are mostly published and new, of every age up to 180 days', () => {
    expect(shareOf(({ status }) => status === 'HIDDEN')).toBeGreaterThan(0.02);
    expect(shareOf(({ status }) => status === 'HIDDEN')).toBeLessThan(0.08);
    expect(products.some(({ condition }) => condition === 'used')).toBe(true);
    const ages = products.map(({ createdAt }) => (now.getTime() - createdAt.getTime()) / day);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThanOrEqual(180);
    expect(Math.max(...ages)).toBeGreaterThan(170);
  });

  test('are cut by 70 % at most, and the cut runs now [domain 3.5]', () => {
    const cut = products.filter(({ discount }) => discount);
    expect(cut.length / products.length).toBeGreaterThan(0.2);
    for (const product of cut) {
      const { discount } = product;
      const share =
        discount?.type === 'percent' ? discount.value : ((discount?.value ?? 0) * 100) / cheapest(product);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(70);
      expect(discount && discount.startsAt < now && discount.endsAt > now).toBe(true);
    }
  });

  test('are described in full sentences, with a table of facts', () => {
    for (const { description, attributes } of products) {
      expect(description.length).toBeGreaterThan(120);
      expect(description.length).toBeLessThan(5_000);
      expect(description).not.toMatch(/[{}!]|undefined/);
      expect(attributes.length).toBeGreaterThanOrEqual(2);
      for (const { name, value } of attributes) expect(name && value).toBeTruthy();
    }
  });

  test('show between one and nine pictures, drawn once each', () => {
    for (const { pictures } of products) {
      expect(pictures.length).toBeGreaterThanOrEqual(1);
      expect(pictures.length).toBeLessThanOrEqual(9);
    }
    const { drawings } = buildSeedImages(market, 'Bambang');
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings.length).toBeLessThan(1_100);
  });
});

describe('reviews', () => {
  test('come from different buyers after the product was listed, at most one per piece sold', {
    tags: 'slow',
  }, () => {
    for (const { reviews, sold, createdAt, variants } of products) {
      expect(new Set(reviews.map(({ buyer }) => buyer)).size).toBe(reviews.length);
      expect(reviews.length).toBeLessThanOrEqual(sold);
      const labels = new Set(variants.map(({ values }) => (values.length ? values.join(', ') : null)));
      for (const review of reviews) {
        expect(review.buyer).toBeLessThan(size.buyers);
        expect(review.createdAt > createdAt && review.createdAt < now).toBe(true);
        expect(review.text.length).toBeGreaterThan(5);
        expect(labels.has(review.variantLabel)).toBe(true);
        if (review.reply) expect(review.reply.createdAt > review.createdAt).toBe(true);
      }
    }
  });

  test('praise most things and are honest about some', () => {
    const ratings = products.flatMap(({ reviews }) => reviews.map(({ rating }) => rating));
    const share = (stars: number) => ratings.filter((rating) => rating === stars).length / ratings.length;
    expect(ratings.length).toBeGreaterThan(5_000);
    expect(share(5)).toBeGreaterThan(0.6);
    for (const stars of [1, 2, 3, 4]) expect(share(stars)).toBeGreaterThan(0.005);
  });
});

describe('flash sales', () => {
  test('fill the day with eight sessions of three hours', () => {
    expect(flashSales).toHaveLength(8);
    flashSales.forEach(({ startsAt, endsAt }, slot) => {
      expect(endsAt.getTime() - startsAt.getTime()).toBe(3 * 60 * 60 * 1_000);
      expect(new Date(startsAt.getTime() + 7 * 60 * 60 * 1_000).getUTCHours()).toBe(slot * 3);
      expect(startsAt < now).toBe(true);
    });
  });

  test('sell below the price, from stock that is there, each product in one session', () => {
    const items = flashSales.flatMap(({ items: own }) => own);
    expect(items.length).toBeGreaterThanOrEqual(8 * 12);
    expect(new Set(items.map(({ product }) => product)).size).toBe(items.length);
    for (const { product, variant, price, stock, sold } of items) {
      const owner = products[product];
      const chosen = owner?.variants[variant];
      expect(owner?.status).toBe('PUBLISH');
      expect(price).toBeLessThanOrEqual((chosen?.price ?? 0) * 0.95);
      expect(price).toBeGreaterThanOrEqual((chosen?.price ?? 0) * 0.3);
      expect(stock).toBeLessThanOrEqual(chosen?.stock ?? 0);
      expect(sold).toBeLessThan(stock);
    }
  });
});
