import { orderStatuses } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { type Consumer, consumer } from '../../../platform/jobs/outbox.ts';
import { queueEvent } from './queue-event.ts';

const tellStores = async (ctx: Context, productIds: readonly number[]): Promise<void> => {
  if (productIds.length === 0) return;
  const products = await ctx.db
    .selectFrom('products')
    .select(['id', 'merchant_id'])
    .where('id', 'in', productIds)
    .where('merchant_id', 'in', ctx.db.selectFrom('webhook_endpoints').select('merchant_id'))
    .orderBy('id')
    .execute();
  for (const [merchantId, own] of Map.groupBy(products, (product) => product.merchant_id)) {
    const data = { product_ids: own.map(({ id }) => id) };
    await queueEvent(ctx, { merchantId, event: 'stock.changed', type: 'stock.changed', data });
  }
};

/** What happened becomes deliveries in the transaction that takes the event out: each exactly once. */
export const webhookConsumers: readonly Consumer[] = [
  consumer('order.moved', async (ctx, { orderId, from, to }) => {
    // Stores see no order before it is paid.
    if (orderStatuses[to].sellerTab === null || (from === 'waiting_payment' && to !== 'new')) return;
    const order = await ctx.db
      .selectFrom('orders')
      .select(['code', 'merchant_id'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const data = { order_code: order.code, status: to };
    await queueEvent(ctx, { merchantId: order.merchant_id, event: 'order.*', type: `order.${to}`, data });
  }),
  consumer('stock.changed', (ctx, { productIds }) => tellStores(ctx, productIds)),
  consumer('stock.counted', (ctx, { productIds }) => tellStores(ctx, productIds)),
  consumer('import.finished', (ctx, { importId, merchantId, status }) =>
    queueEvent(ctx, {
      merchantId,
      event: 'import.finished',
      type: 'import.finished',
      data: { import_id: importId, status },
    }),
  ),
];
