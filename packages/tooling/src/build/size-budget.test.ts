import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BudgetRecord, sliceLimits } from '@pasar/gateway/budget';
import { afterAll, expect, test } from 'vitest';
import type { Compilation } from 'webpack';
import { assertBudget } from './size-budget.ts';

const client = mkdtempSync(path.join(tmpdir(), 'pasar-budget-'));
afterAll(() => rmSync(client, { recursive: true, force: true }));

/** Noise does not get smaller by packing. */
const file = (name: string, kilobytes: number) => {
  writeFileSync(path.join(client, name), randomBytes(kilobytes * 1024));
  return name;
};

const record: BudgetRecord = {
  entry: { path: file('entry.js', 10) },
  common: { '*': ['entry.js', file('door.js', 5)], id: [file('id.js', 1)], en: [file('en.js', 2)] },
  routes: [
    { id: 'storefront.home', path: '', chunks: [file('home.js', 7)] },
    {
      id: 'storefront.cart',
      path: 'cart',
      chunks: [file('cart.js', 20)],
      texts: { id: [file('words.js', 9)], en: [] },
    },
  ],
};

const module = { nameForCondition: () => '/house/mfe-storefront/src/cart-page.tsx', size: () => 90_000 };
const compilation = {
  chunks: [{ files: new Set(['cart.js']) }],
  chunkGraph: { getChunkModules: () => [module] },
} as unknown as Compilation; // what the budget asks webpack for

const keep = (over: Partial<BudgetRecord> = {}) =>
  assertBudget('storefront', { ...record, ...over }, client, compilation);

test('pages within their budget pass [P2]', () => {
  expect(() => keep()).not.toThrow();
});

test('a page over its budget fails with its files and its heaviest modules [P2]', { tags: 'slow' }, () => {
  const heavy = { id: 'storefront.cart', path: 'cart', chunks: ['cart.js', file('extra.js', 20)] };
  const say = () => keep({ routes: [heavy] });
  expect(say).toThrow(`storefront.cart (id): 56.0 KB of script (brotli), at most ${sliceLimits.routeKB}`);
  expect(say).toThrow('cart.js 20.0, extra.js 20.0');
  expect(say).toThrow('87.9  mfe-storefront/src/cart-page.tsx');
});

test('the home page has the smaller budget, in its heavier language [P2]', () => {
  const say = () =>
    keep({ routes: [{ id: 'storefront.home', path: '', chunks: [file('big-home.js', 14)] }] });
  expect(say).toThrow('storefront.home (en): 31.0');
  expect(say).not.toThrow('storefront.home (id)');
});
