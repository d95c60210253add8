import type { ProductQuery } from '@pasar/contract';

/** Names the order of a list, so that a cursor of another one is noticed. */
export const orderName = ({ search, sort, near }: ProductQuery): string =>
  [sort ?? '', near ?? '', search.trim()].join('\n');
