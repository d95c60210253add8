import { toSlug } from '../../../platform/to-slug.ts';

/** Long names make long URLs; this length still identifies the product. */
const longest = 80;

/**
 * The permanent slug of a product: the words of its first name and its id, `kaos-polos-katun-812`. A `mark`
 * distinguishes it from one that is taken.
 */
export const productSlug = (name: string, id: number, mark = ''): string =>
  [toSlug(name, 'produk', longest), mark, id].filter((part) => part !== '').join('-');
