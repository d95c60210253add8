import type { OrderStatus } from '@pasar/contract';
import { json } from '../../../platform/database/json.ts';
import type { TestServer } from '../../../testing/open-test-server.ts';
import { address } from '../../orders/testing/order-fixture.ts';

/** An order that is over, as somebody who counts by hand would write it down. */
export interface PastOrder {
  paidAt: Date;
  status: Extract<
    OrderStatus,
    'completed' | 'cancelled_buyer' | 'rejected' | 'cancelled_system' | 'refunded'
  >;
  lines: { productId: number; variantId: number; qty: number; price: number }[];
}

interface Owners {
  userId: number;
  merchantId: number;
}

/** Rupiah. */
const goodsIn = (lines: PastOrder['lines']) => lines.reduce((sum, { qty, price }) => sum + qty * price, 0);

const size = 1_000;
const chunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));

/** Writes orders that are over, in bulk: they hold no money and no stock. */
export const writePastOrders = async (
  { database: { db } }: Pick<TestServer, 'database'>,
  { userId, merchantId }: Owners,
  past: readonly PastOrder[],
): Promise<void> => {
  let number = 0;
  for (const chunk of chunks(past)) {
    const named = chunk.map((order) => ({ order, code: String(++number).padStart(5, '0') }));
    const groups = await db
      .insertInto('order_groups')
      .values(
        named.map(({ order: { paidAt, lines }, code }) => ({
          code: `INV-20260101-${code}`,
          user_id: userId,
          wallet_used: goodsIn(lines),
          payable: 0,
          placed_at: paidAt,
          pay_due_at: paidAt,
          paid_at: paidAt,
        })),
      )
      .returning('id')
      .execute();
    const orders = await db
      .insertInto('orders')
      .values(
        named.map(({ order: { paidAt, status, lines }, code }, place) => {
          const goods = goodsIn(lines);
          return {
            code: `ORD-20260101-${code}`,
            order_group_id: groups[place]?.id ?? 0,
            user_id: userId,
            merchant_id: merchantId,
            status,
            address: json(address),
            note: '',
            items_subtotal: goods,
            seller_voucher: 0,
            platform_voucher: 0,
            shipping_price: 0,
            shipping_discount: 0,
            shipping_offer_id: null,
            insurance: 0,
            grand_total: goods,
            commission_bps: 0,
            quoted_commission: 0,
            fee_amount: 0,
            quoted_net: goods,
            courier: 'jne',
            service: 'REG',
            etd_min: 1,
            etd_max: 2,
            preorder_days: 0,
            placed_at: paidAt,
            paid_at: paidAt,
            ended_at: paidAt,
          };
        }),
      )
      .returning('id')
      .execute();
    const events = named.map(({ order: { paidAt, status } }, place) => ({
      order_id: orders[place]?.id ?? 0,
      transition: 'T0',
      to_status: status,
      actor: 'system' as const,
      note: '',
      at: paidAt,
    }));
    await db.insertInto('order_events').values(events).execute();
    const lines = named.flatMap(({ order }, place) =>
      order.lines.map(({ productId, variantId, qty, price }) => ({
        order_id: orders[place]?.id ?? 0,
        product_id: productId,
        variant_id: variantId,
        name: 'Kaos polos katun',
        slug: 'kaos',
        variant_label: '',
        qty,
        unit_price: price,
        seller_discount: 0,
        platform_discount: 0,
        line_total: qty * price,
        weight_gram: 200,
        note: '',
      })),
    );
    for (const part of chunks(lines)) await db.insertInto('order_items').values(part).execute();
  }
};
