import { toSlug } from '../../../platform/to-slug.ts';

/** Long names make long addresses; this much of one still says what it is. */
const longest = 80;

/**
 * The address of a product, for good: the words of its first name and its id, `kaos-polos-katun-812`. A `mark` keeps it
 * apart from one that is taken.
 */
export const productSlug = (name: string, id: number, mark = ''): string =>
  [toSlug(name, 'produk', longest), mark, id].filter((part) => part !== '').join('-');
