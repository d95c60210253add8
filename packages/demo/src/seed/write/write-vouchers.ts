import { type Context, day, earlier, later } from '@pasar/api/plugin';
import type { VoucherSpec } from '../data/vouchers.ts';
import { vouchers } from '../data/vouchers.ts';
import type { SeedData } from '../plan/seed-data.ts';
import { at, insertRows } from './insert-rows.ts';

interface Ids {
  merchants: readonly number[];
  products: readonly number[];
  buyers: readonly number[];
  demoBuyer: number;
}

const storeOf = ({ stores }: SeedData, name: string): number => {
  const place = stores.findIndex((store) => store.name === name);
  if (place < 0) throw new Error(`no store is called ${name}`);
  return place;
};

const scopeOf = ({ category, productsIn }: VoucherSpec) =>
  category ? ('categories' as const) : productsIn ? ('products' as const) : ('all' as const);

const rowOf =
  (ctx: Context, market: SeedData, { merchants }: Ids) =>
  (sketch: VoucherSpec) => {
    const { code, name, description, store, kind, off, minSpend, quota, target, startsIn, lasts } = sketch;
    const begun = earlier(ctx.clock, 3 * day);
    return {
      owner: store ? ('merchant' as const) : ('platform' as const),
      merchant_id: store ? at(merchants, storeOf(market, store)) : null,
      voucher_code: code,
      name_id: name.id,
      name_en: name.en,
      description_id: description.id,
      description_en: description.en,
      kind: kind ?? ('discount' as const),
      discount_type: typeof off === 'number' ? ('amount' as const) : ('percent' as const),
      discount_value: typeof off === 'number' ? off : off.percent,
      max_discount: typeof off === 'number' ? null : off.atMost,
      min_spend: minSpend,
      quota,
      used: sketch.isUsedUp ? quota : 0,
      scope: scopeOf(sketch),
      target: target ?? ('public' as const),
      starts_at: startsIn ? later(ctx.clock, startsIn * day) : begun,
      ends_at: later(ctx.clock, lasts * day),
      created_at: begun,
    };
  };

const productRows = ({ products, stores }: SeedData, ids: Ids, voucherIds: readonly number[]) =>
  vouchers.flatMap(({ productsIn, store }, place) =>
    products.flatMap((product, index) =>
      productsIn && product.leaf === productsIn && at(stores, product.store).name === store
        ? [{ voucher_id: at(voucherIds, place), product_id: at(ids.products, index) }]
        : [],
    ),
  );

/** Uses of orders from before this market kept any: their groups have ids that no group gets. */
const useRows = (ctx: Context, { buyers }: Ids, voucherIds: readonly number[]) =>
  vouchers.flatMap(({ isUsedUp, quota, off }, place) =>
    isUsedUp && typeof off === 'number'
      ? Array.from({ length: quota }, (_, index) => ({
          voucher_id: at(voucherIds, place),
          user_id: at(buyers, index),
          order_group_id: -1 - index,
          amount: off,
          used_at: earlier(ctx.clock, day),
          released_at: null,
        }))
      : [],
  );

/** The vouchers of marketplace and stores. The demo buyer has kept one of the demo seller's. */
export async function writeVouchers(ctx: Context, market: SeedData, ids: Ids): Promise<void> {
  const voucherIds = await insertRows(ctx.db, 'vouchers', vouchers.map(rowOf(ctx, market, ids)));
  await insertRows(ctx.db, 'voucher_products', productRows(market, ids, voucherIds));
  for (const [place, { category }] of vouchers.entries()) {
    if (!category) continue;
    const { id } = await ctx.db
      .selectFrom('categories')
      .select('id')
      .where('slug', '=', category)
      .executeTakeFirstOrThrow();
    await insertRows(ctx.db, 'voucher_categories', [{ voucher_id: at(voucherIds, place), category_id: id }]);
  }
  await insertRows(ctx.db, 'voucher_uses', useRows(ctx, ids, voucherIds));
  const kept = at(
    voucherIds,
    vouchers.findIndex(({ code }) => code === 'KAWUNG10'),
  );
  await insertRows(ctx.db, 'voucher_claims', [
    { voucher_id: kept, user_id: ids.demoBuyer, claimed_at: earlier(ctx.clock, day) },
  ]);
  await ctx.db.updateTable('vouchers').set({ claimed: 1 }).where('id', '=', kept).execute();
}
