import { randomInt } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import { productSlug } from './product-slug.ts';

const letters = 'abcdefghjkmnpqrstuvwxyz';
const mark = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

/** An address for each new product, apart from those that are taken. */
export const generateSlugs = async (
  { db }: Context,
  products: readonly { id: number; name: string }[],
): Promise<ReadonlyMap<number, string>> => {
  if (products.length === 0) return new Map();
  const slugs = products.map(({ id, name }) => ({ id, name, slug: productSlug(name, id) }));
  const taken = await db
    .selectFrom('products')
    .select('slug')
    .where(
      'slug',
      'in',
      slugs.map(({ slug }) => slug),
    )
    .execute();
  const isTaken = new Set(taken.map(({ slug }) => slug));
  return new Map(
    slugs.map(({ id, name, slug }) => [id, isTaken.has(slug) ? productSlug(name, id, mark()) : slug]),
  );
};
