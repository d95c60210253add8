import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { consumer } from '../../platform/jobs/outbox.ts';

const soldIn = ({ db }: Context, orderId: number) =>
  db
    .selectFrom('order_items')
    .select(['product_id', (e) => e.fn.sum<number>('qty').as('qty')])
    .where('order_id', '=', orderId)
    .groupBy('product_id')
    .orderBy('product_id')
    .execute();

/** A completed order counts among what its products have sold; after the commit, so that nobody waits for a product. */
export const countSoldProducts = consumer('order.moved', async (ctx, { orderId, to }) => {
  if (to !== 'completed') return;
  for (const { product_id, qty } of await soldIn(ctx, orderId)) {
    await sql`update products set sold_count = sold_count + ${qty}, sold_90 = sold_90 + ${qty} where id = ${product_id}`.execute(
      ctx.db,
    );
    await sql`update seller_product_list set sold = sold + ${qty} where product_id = ${product_id}`.execute(
      ctx.db,
    );
    await sql`
      update product_listings set sold = sold + ${qty}, sold_90 = sold_90 + ${qty}
      where product_id = ${product_id}`.execute(ctx.db);
  }
});
