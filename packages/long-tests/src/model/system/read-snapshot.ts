import type { Context, TestResponse } from '@pasar/api/testing';
import { sql } from 'kysely';
import { at } from '../reference-model/model-fixture.ts';
import { formatRow, orderKey, type Snapshot } from './build-model-snapshot.ts';
import { readMoney } from './read-money.ts';
import { type System, type SystemUser, sendRequest } from './system.ts';

const readGoods = async ({ db }: Context, real: System, picture: Snapshot) => {
  const variants = await db
    .selectFrom('variants')
    .select(['id', 'stock_on_hand', 'stock_reserved'])
    .where('id', 'in', real.variants)
    .execute();
  for (const { id, stock_on_hand, stock_reserved } of variants) {
    picture[`pieces of ${real.variants.indexOf(id)}`] =
      `${stock_on_hand} on hand, ${stock_reserved} reserved`;
  }
  const vouchers = await db
    .selectFrom('vouchers')
    .select(['id', 'used', 'claimed'])
    .where('id', 'in', real.vouchers)
    .execute();
  for (const { id, used, claimed } of vouchers) {
    picture[`voucher ${real.vouchers.indexOf(id)}`] = `${used} uses, ${claimed} claims`;
  }
};

const readCarts = async ({ db }: Context, real: System, picture: Snapshot) => {
  const buyers = real.buyers.map(({ id }) => id);
  const items = await db
    .selectFrom('cart_items')
    .select(['id', 'user_id', 'variant_id', 'qty', 'is_checked'])
    .where('user_id', 'in', buyers)
    .execute();
  real.cartItems.clear();
  for (const { id, user_id, variant_id, qty, is_checked } of items) {
    const [buyer, variant] = [buyers.indexOf(user_id), real.variants.indexOf(variant_id)];
    real.cartItems.set(`${buyer}/${variant}`, id);
    picture[`cart of ${buyer}, ${variant}`] = `${qty} ${is_checked}`;
  }
};

interface OrderRow {
  id: number;
  code: string;
  awb: string | null;
  status: string;
  merchant_id: number;
  checkout_id: number;
  group_code: string;
  state: string;
  wallet_used: number;
  payable: number;
  hold: number;
  escrow: number;
  total: number;
  parts: string;
  pieces: { variant: number; qty: number }[];
}

const readOrders = async ({ db }: Context, real: System, picture: Snapshot) => {
  const { rows } = await sql<OrderRow>`
    select o.id, o.code, o.awb, o.status, o.merchant_id, g.checkout_id, g.code as group_code, g.wallet_used, g.payable,
      coalesce(g.closed_as, case when g.paid_at is null then 'waiting' else 'paid' end) as state,
      coalesce(h.balance, 0) as hold, coalesce(e.balance, 0) as escrow, o.grand_total as total,
      concat_ws(' ', o.items_subtotal, o.seller_voucher, o.platform_voucher, o.shipping_price, o.store_subsidy,
        o.market_subsidy, o.shipping_discount, o.insurance, o.quoted_commission) as parts,
      (select json_agg(json_build_object('variant', i.variant_id, 'qty', i.qty) order by i.id)
        from order_items i where i.order_id = o.id) as pieces
    from orders o join order_groups g on g.id = o.order_group_id
    left join ledger_accounts h on h.kind = 'wallet_hold' and h.owner = g.id
    left join ledger_accounts e on e.kind = 'escrow' and e.owner = o.id
    where o.user_id in (${sql.join(real.buyers.map(({ id }) => id))})`.execute(db);
  const keys = new Map([...real.sessions].map(([key, id]) => [id, key]));
  for (const row of rows) {
    const group = keys.get(row.checkout_id) ?? `? ${row.group_code}`;
    const key = orderKey({ group, store: real.stores.indexOf(row.merchant_id) });
    real.groups.set(group, row.group_code);
    real.orders.set(key, { id: row.id, code: row.code, awb: row.awb });
    picture[`group ${group}`] = `${row.state}, ${row.wallet_used} + ${row.payable}`;
    picture[`hold of ${group}`] = row.hold;
    picture[`order ${key} status`] = row.status;
    picture[`order ${key} total`] = row.total;
    picture[`order ${key} parts`] = row.parts;
    picture[`order ${key} escrow`] = row.escrow;
    picture[`order ${key} pieces`] = row.pieces
      .map(({ variant, qty }) => `${qty} of ${real.variants.indexOf(variant)}`)
      .join(', ');
  }
};

type Side = 'buyer' | 'seller';
const listPath = {
  buyer: '/buyer/dashboard/order/list?per_page=100',
  seller: '/merchant/dashboard/orders/list?per_page=100',
};

/** What one person's list of orders shows. */
const readList = async (real: System, person: SystemUser, side: Side, picture: Snapshot) => {
  const answer: TestResponse = await sendRequest(real, person, listPath[side]);
  const keys = new Map([...real.orders].map(([key, { code }]) => [code, key]));
  for (const { order_code, actions, due, money_state, seller_net } of answer.data) {
    const deadline = due && { type: due.type, at: Date.parse(due.at) };
    const order = `order ${keys.get(order_code)}`;
    picture[`${order} for the ${side}`] = formatRow(actions, deadline);
    if (side === 'seller') picture[`${order} brings the seller`] = `${money_state} ${seller_net}`;
  }
};

/** The market as its tables and its lists have it; finds the ids of what is new. */
export const readSnapshot = async (real: System): Promise<Snapshot> => {
  const ctx = real.market.context();
  const picture: Snapshot = {};
  await readGoods(ctx, real, picture);
  await readCarts(ctx, real, picture);
  await readMoney(ctx, real, picture);
  await readOrders(ctx, real, picture);
  const keys = [...real.orders.keys()];
  for (const [index, buyer] of real.buyers.entries()) {
    if (keys.some((key) => key.startsWith(`${index}/`))) await readList(real, buyer, 'buyer', picture);
  }
  for (const [index] of real.stores.entries()) {
    if (keys.some((key) => key.endsWith(`#${index}`)))
      await readList(real, at(real.sellers, index), 'seller', picture);
  }
  return picture;
};
