import type { ReleaseRecord } from '@pasar/contract';
import { expect, test } from 'vitest';
import { type AppState, emptyApp, emptyState } from '../release-state.ts';
import { findPrefixProblems, firstSegment } from './prefix-problems.ts';

const slice = (...prefixes: string[]): AppState => ({
  ...emptyApp(),
  entry: { prefixes } as AppState['entry'],
});
const state = {
  ...emptyState(),
  apps: { shell: emptyApp(), seller: slice('seller', 'store'), home: slice(''), old: emptyApp() },
};
const problems = (app: string, ...paths: string[]) => {
  const routes = paths.map((path, n) => ({ id: `${app}.${n}`, path, chunks: [] }));
  return findPrefixProblems(state)([{ app, version: '1.0.0', routes } as unknown as ReleaseRecord]);
};

test('the first part of an address says whose it is, in any case of its letters', () => {
  expect(['/Seller/:id', 'seller', 'seller/', '', '/', 'a/b/c'].map(firstSegment)).toEqual([
    ...['seller', 'seller', 'seller', '', '', 'a'],
  ]);
});

test('a slice has pages below its own prefixes', () => {
  expect(problems('seller', 'seller', 'Store/:id', '/seller/orders')).toEqual([]);
  expect(problems('home', '')).toEqual([]);
});

test('a page elsewhere is named, with whose it is or with the prefixes that are its own', () => {
  expect(problems('seller', 'seller', '', 'sell')).toEqual([
    "seller 1.0.0 has the page 'seller.1' at '', which belongs to home (release.json: routes[1].path)",
    "seller 1.0.0 has the page 'seller.2' at 'sell', which is none of its prefixes (seller, store) (release.json: routes[2].path)",
  ]);
});

test('a slice without an entry has every page that is nobody’s', () => {
  expect(problems('old', 'old', 'store/x', 'sell')).toEqual([
    "old 1.0.0 has the page 'old.1' at 'store/x', which belongs to seller (release.json: routes[1].path)",
  ]);
  expect(problems('new', 'new')).toEqual([]);
});
