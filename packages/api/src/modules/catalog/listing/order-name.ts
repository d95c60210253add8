import type { ProductQuery } from '@pasar/contract';

/** Names the order of a list, so that a cursor of another one is noticed. */
export const orderName = ({ search, sort, near }: ProductQuery): string =>
  [sort ?? '', near ?? '', search.trim()].join('\n');

const degradedMark = 'degraded\n';

/** The order in which the database lists the same while the search cannot be reached. */
export const degradedOrder = (query: ProductQuery): string => degradedMark + orderName(query);

/** The name of the same list's order where the other one of search and database answers. */
export const otherOrder = (order: string): string =>
  order.startsWith(degradedMark) ? order.slice(degradedMark.length) : degradedMark + order;
