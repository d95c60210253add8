import { type Expression, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { consumer } from '../../platform/jobs/outbox.ts';
import { notifyStore } from '../notifications/index.ts';

/** The values of a variant's options, such as `Merah, XL`; null for a product of one variant. */
const label: Expression<string | null> = sql`(
  select string_agg(ov.value, ', ' order by o.position)
  from product_option_values ov join product_options o on o.id = ov.option_id
  where ov.id = any(v.option_value_ids))`;

const readVariants = ({ db }: Context, ids: readonly number[]) =>
  db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['p.id as productId', 'p.name', 'p.merchant_id as merchantId'])
    .select([
      sql<string | null>`${label}`.as('label'),
      sql<number>`v.stock_on_hand - v.stock_reserved - v.stock_flash`.as('left'),
    ])
    .where('v.id', 'in', ids)
    .where('v.is_active', '=', true)
    .where('p.status', '=', 'PUBLISH')
    .where('p.deleted_at', 'is', null)
    .orderBy('v.id')
    .execute();

const textsFor = (item: string, left: number) =>
  left > 0
    ? {
        title: { id: 'Stok menipis', en: 'Low stock' },
        body: {
          id: `${item} tinggal ${left}. Tambah stoknya sebelum habis.`,
          en: `${item}: ${left} left. Add stock before it runs out.`,
        },
      }
    : {
        title: { id: 'Stok habis', en: 'Out of stock' },
        body: {
          id: `${item} habis dan tidak bisa dibeli. Tambah stoknya untuk menjualnya lagi.`,
          en: `${item} is out of stock and cannot be bought. Add stock to sell it again.`,
        },
      };

/** Notifies a store that an order left few pieces of a variant, or none (people, section 3). */
export const notifyLowStock = consumer('stock.low', async (ctx, { variantIds }) => {
  for (const { productId, name, merchantId, label, left } of await readVariants(ctx, variantIds)) {
    const item = label === null ? name : `${name} (${label})`;
    await notifyStore(ctx, {
      ...{ merchantId, area: 'catalogue', category: 'merchant', kind: 'stock' },
      ...textsFor(item, left),
      link: ctx.linkTo('seller.product', { id: productId }),
    });
  }
});
