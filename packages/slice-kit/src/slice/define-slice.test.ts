import { expect, test } from 'vitest';
import { definePage } from './define-page.ts';
import { allPages, defineSlice } from './define-slice.ts';
import type { LoaderArgs } from './loader.ts';

const texts = async () => ({ messages: { title: 'Halo' } });
const locales = { id: texts, en: texts };
const page = (id: string, children?: ReturnType<typeof definePage>[]) =>
  definePage({ id, path: id, component: async () => () => null, ...(children && { children }) });

test("a page's id starts with its slice's name", () => {
  expect(() => defineSlice({ name: 'buyer', pages: [page('seller.store')], locales })).toThrow(
    'prefix buyer.',
  );
});

test('two pages of a slice never share an id, at any depth', () => {
  const pages = [page('buyer.bio', [page('buyer.photo')]), page('buyer.photo')];
  expect(() => defineSlice({ name: 'buyer', pages, locales })).toThrow('defined twice');
});

test('a slice lists its pages and their children in order', () => {
  const slice = defineSlice({ name: 'buyer', pages: [page('buyer.bio', [page('buyer.photo')])], locales });
  expect(allPages(slice.pages).map(({ id }) => id)).toEqual(['buyer.bio', 'buyer.photo']);
});

test("a page's head is typed by its loader's result", () => {
  const loadShop = async (_: LoaderArgs) => ({ name: 'Kios Sri' });
  definePage({
    id: 'storefront.store',
    path: 'store/:slug',
    component: async () => () => null,
    loader: () => Promise.resolve({ loadShop }).then((module) => module.loadShop),
    head: ({ data }) => ({ title: data?.name ?? 'Toko' }),
  });
  definePage({
    id: 'storefront.store',
    path: 'store/:slug',
    component: async () => () => null,
    loader: async () => loadShop,
    // @ts-expect-error the loader answers no such field
    head: ({ data }) => ({ title: data?.title ?? 'Toko' }),
  });
});
