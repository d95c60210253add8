import type { Context } from '../../../platform/context.ts';

const idIn = (text: string): number | undefined => {
  const digits = /(?:^|-)(\d{1,15})$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/**
 * The product that an address means: by its slug, by its id alone, or, for an address from before the product was
 * renamed, by the id at its end. Undefined when buyers see no such product; the answer's slug is the canonical one.
 */
export const findProductId = async (ctx: Context, slugOrId: string): Promise<number | undefined> => {
  const id = idIn(slugOrId);
  const found = await ctx.db
    .selectFrom('product_listings')
    .innerJoin('products', 'products.id', 'product_listings.product_id')
    .select('products.id')
    .where((e) => e.or([e('slug', '=', slugOrId), ...(id === undefined ? [] : [e('products.id', '=', id)])]))
    .orderBy((e) => e('slug', '=', slugOrId), 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
};
