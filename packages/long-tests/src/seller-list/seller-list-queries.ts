import type { BigStore } from './arrange-big-store.ts';

/** What a seller asks of a list, as the query of the call; the second number is the turn. */
export const getSellerListQueries = ({
  root,
  categories,
  products,
}: BigStore): [string, (at: number) => string][] => {
  const last = Math.max(1, Math.floor(products / 25));
  return [
    ['newest changes', (at) => `page=${1 + (at % 5)}`],
    ['a page far behind', (at) => `page=${1 + ((at * 97) % last)}`],
    ['shown', (at) => `status=publish&page=${1 + (at % 9)}`],
    ['hidden', (at) => `status=hidden&page=${1 + (at % 9)}`],
    ['sold out', () => 'status=empty'],
    ['running low', (at) => `stock=low&page=${1 + (at % 4)}`],
    ['by name', (at) => `sort=name&page=${1 + (at % 9)}`],
    ['dearest first', (at) => `sort=price_desc&page=${1 + (at % 9)}`],
    ['least stock first', () => 'sort=stock_asc'],
    ['bestsellers', () => 'sort=bestseller'],
    ['a word', (at) => `search=${['kemeja', 'topi', 'hijau', 'nomor'][at % 4]}`],
    ['a code', (at) => `search=sku-${(at * 131) % products}`],
    ['nothing of the kind', (at) => `search=tidak ada ${at}`],
    ['a root category, by price', () => `category_id=${root}&sort=price_asc`],
    ['a category and a word', (at) => `category_id=${categories[at % 2]}&search=kaos&status=hidden`],
  ];
};
