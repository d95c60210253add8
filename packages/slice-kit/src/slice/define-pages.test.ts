import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { definePages } from './define-pages.ts';

const FlashSalePage: ComponentType = () => null;
const reads: string[] = [];
const rule = {
  slice: 'storefront' as const,
  routes: { flashSale: '/sale' } as const,
  access: 'user' as const,
  page: async (file: string) => {
    reads.push(file);
    return { FlashSalePage };
  },
  loader: async () => ({ flashSaleLoader: async () => 'sale' }),
  messages: async (file: string, locale: string) => ({ file: `${file}.${locale}` }),
  skeletons: async () => ({ skeletons: { flashSale: FlashSalePage } }),
};
const define = (differs: object = {}) => definePages(rule, [{ name: 'flashSale', ...differs }])[0];

test("a page's id, files and exports follow from its name", async () => {
  const page = define();
  expect(page).toMatchObject({ id: 'storefront.flashSale', path: 'sale', access: 'user' });
  expect(await page?.component()).toBe(FlashSalePage);
  expect(reads).toEqual(['flash-sale']);
  expect(await (await page?.loader?.())?.({} as never)).toBe('sale'); // this loader reads nothing of it
  expect(await page?.texts?.en()).toEqual({ file: 'flash-sale.en' });
  await page?.skeleton?.load?.();
});

test('what differs from the rule is stated', async () => {
  expect(define({ loader: false, messages: false })).not.toMatchObject({ loader: expect.anything() });
  expect(define({ messages: false })).not.toMatchObject({ texts: expect.anything() });
  expect(await define({ messages: 'promos' })?.texts?.id()).toEqual({ file: 'promos.id' });
  expect(define({ layout: 'workspace' })?.layout).toBe('workspace');
  expect(define()).not.toHaveProperty('layout');
  expect(define({ title: 'titles.sale', errorSection: 'sections.sale' })?.errorSection).toBe('sections.sale');
});

test('a missing export is an error, not an empty page', async () => {
  await expect(define({ files: 'promos' })?.component()).rejects.toThrow('PromosPage is missing');
  await expect(define({ skeleton: 'promos' })?.skeleton?.load?.()).rejects.toThrow('promos is missing');
});
