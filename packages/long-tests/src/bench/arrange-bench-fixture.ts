import { arrangeBuyers, type Buyer, type Context, defaultAddress } from '@pasar/api/testing';

export interface BenchProduct {
  slug: string;
  productId: number;
  variantId: number;
  merchantId: number;
}

export interface Shopper extends Buyer {
  addressId: number;
}

export interface BenchFixture {
  goods: readonly BenchProduct[];
  shoppers: readonly Shopper[];
  /** Pays an order's charge where the buyer's bank would. */
  payAtBank(orderGroupCode: string): Promise<void>;
}

/** The bench buys some of each, many times: more than any store of the demo has. */
const plenty = 100_000;

const readGoods = ({ db }: Context): Promise<BenchProduct[]> =>
  db
    .selectFrom('product_listings as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .innerJoin('variants as v', 'v.product_id', 'p.id')
    .select(['p.slug', 'p.id as productId', 'p.merchant_id as merchantId'])
    .select((e) => e.fn.min('v.id').as('variantId'))
    .groupBy(['p.slug', 'p.id', 'p.merchant_id', 'p.min_order'])
    .having('p.min_order', '=', 1)
    .having((e) => e(e.fn.min('v.stock_on_hand'), '>', 0))
    .orderBy('p.id')
    .limit(400)
    .execute();

/** Goods of a market, and people who buy them. */
export const arrangeBenchFixture = async (
  ctx: Context,
  shoppers: number,
): Promise<Omit<BenchFixture, 'payAtBank'>> => {
  const buyers = await arrangeBuyers(ctx, shoppers, { wallet: 0 });
  const addressed = [];
  for (const buyer of buyers) {
    const address = await defaultAddress(ctx, buyer.id);
    addressed.push({ ...buyer, addressId: address?.id ?? 0 });
  }
  const goods = await readGoods(ctx);
  const bought = goods.map(({ variantId }) => variantId);
  await ctx.db.updateTable('variants').set({ stock_on_hand: plenty }).where('id', 'in', bought).execute();
  return { goods, shoppers: addressed };
};
