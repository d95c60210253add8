import { describe, expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { planSeedData } from '../../plan/plan-seed-data.ts';
import type { SeedProduct } from '../../plan/seed-data.ts';
import { demoSeed, demoSize } from '../../plan/seed-size.ts';
import { findOddPhrases, type WrittenProduct } from '../../testing/find-odd-phrases.ts';
import { type RootSlug, roots } from '../categories/index.ts';
import { getConversationLines } from '../conversations.ts';
import { kinds } from '../kinds/index.ts';
import { getQuestionTopics } from '../questions.ts';
import { getKindKey, kindPhrases } from './index.ts';

const market = planSeedData({
  seed: demoSeed,
  now: new Date('2026-11-20T03:00:00Z'),
  size: { ...demoSize, orders: 0 },
});
const rootOf = new Map<string, RootSlug>(
  roots.flatMap(({ slug, groups }) => groups.flatMap(({ leaves }) => leaves.map(([leaf]) => [leaf, slug]))),
);

const listTexts = (product: SeedProduct): string[] => {
  const chance = createChance(product.weight);
  return [
    product.name,
    product.description,
    ...product.attributes.map(({ name, value }) => `${name}: ${value}`),
    ...product.reviews.flatMap(({ text, reply }) => [text, reply?.text ?? '']),
    ...getQuestionTopics(product, chance).flatMap(({ question, store, buyer }) => [
      question,
      store,
      buyer ?? '',
    ]),
    ...getConversationLines(product, chance).map(([, text]) => text),
  ].filter(Boolean);
};
const readProduct = (product: SeedProduct, more: readonly string[] = []): WrittenProduct => ({
  product,
  root: rootOf.get(product.leaf) ?? 'sembako',
  store: market.stores[product.store]?.name ?? '',
  texts: [...new Set([...listTexts(product), ...more])],
});

describe('what is said about the products of the demo market', () => {
  test('fits each of them: no words of other kinds, no promise without a rule, a picture of each color', {
    tags: 'slow',
  }, () => {
    expect([...new Set(market.products.flatMap((product) => findOddPhrases(readProduct(product))))]).toEqual(
      [],
    );
  });

  test('would be caught if it did not', () => {
    const coffee = market.products.find(({ leaf }) => leaf === 'kopi') as SeedProduct;
    const plant = (text: string) => findOddPhrases(readProduct(coffee, [text]));
    expect(plant('Aromanya keluar begitu dibuka.')).toEqual([]);
    for (const text of [
      'Berasnya bersih, tidak ada kutu.',
      'Jahitannya rapi.',
      'Kami balas chat dalam 5 menit.',
      'Lihat tabel ukuran di foto terakhir.',
      'Garansi 1 tahun.',
      'Pesan sekarang, besok sampai.',
    ])
      expect(plant(text)).not.toEqual([]);
    const shirt = market.products.find(({ options }) => options[0]?.name === 'Warna') as SeedProduct;
    const [color, ...others] = shirt.options;
    const bare = { ...color, name: 'Warna', values: [{ value: 'Ungu', picture: null }] };
    expect(findOddPhrases(readProduct({ ...shirt, options: [bare, ...others] }))).not.toEqual([]);
  });

  test('is written for every kind, and enough of it', () => {
    expect(Object.keys(kindPhrases).sort()).toEqual(kinds.map(getKindKey).sort());
    for (const { leads, praise, mixed, bad } of Object.values(kindPhrases)) {
      expect(leads.length).toBeGreaterThan(2);
      expect(praise.length).toBeGreaterThan(6);
      expect(new Set(praise).size).toBe(praise.length);
      expect(mixed.length + bad.length).toBeGreaterThan(3);
    }
  });

  test('begins differently for the 24 best sellers of each category, and repeats no review within a product', () => {
    const repeated: string[] = [];
    for (const [leaf, products] of Map.groupBy(market.products, (product) => product.leaf)) {
      const best = products.toSorted((one, other) => other.sold - one.sold).slice(0, 24);
      const openings = best.map(({ description }) => description.split(/[.:] /)[0]);
      const same = openings.filter((opening, at) => openings.indexOf(opening) !== at);
      repeated.push(...same.map((opening) => `${leaf}: ${opening}`));
    }
    expect(repeated).toEqual([]);
    for (const { reviews } of market.products) {
      const texts = reviews.map(({ text }) => text);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at && reviews.length < 8)).toEqual([]);
    }
  });
});
