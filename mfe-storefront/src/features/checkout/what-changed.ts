import type { Checkout } from '@pasar/contract';

/** One thing that is not as it was, as a message key below `checkout.changed` and what it speaks of in rupiah or pieces. */
export type Changed =
  | { kind: 'price' | 'shipping' | 'promo' | 'total'; from: number; to: number }
  | { kind: 'stock' | 'qty'; left: number }
  | { kind: 'sold_out' | 'inactive' | 'promo_dropped' | 'shipping_gone' }
  | { kind: 'item_gone'; name: string };

export interface WhatChanged {
  /** By cart item. */
  items: ReadonlyMap<number, Changed[]>;
  /** By order of the checkout. */
  orders: ReadonlyMap<number, Changed[]>;
  /** Beside the total. */
  total: Changed[];
}

type Warning = Pick<Checkout['warnings'][number], 'type' | 'from' | 'to'>;

const itemWarning = ({ type, from, to }: Warning, stock: number): Changed | undefined => {
  if (type === 'price_changed' && from !== null && to !== null) return { kind: 'price', from, to };
  if (type === 'stock_reduced') return { kind: 'stock', left: stock };
  if (type === 'out_of_stock') return { kind: 'sold_out' };
  return type === 'inactive' ? { kind: 'inactive' } : undefined;
};

const itemsOf = ({ orders }: Checkout) => orders.flatMap(({ items }) => items);

/** What the server warns of, and what differs from the checkout that the person saw before. */
export const whatChanged = (now: Checkout, before: Checkout | null): WhatChanged => {
  const items = new Map<number, Changed[]>();
  const orders = new Map<number, Changed[]>();
  const total: Changed[] = [];
  const note = (notes: Map<number, Changed[]>, id: number, changed: Changed | undefined) => {
    const already = notes.get(id) ?? [];
    if (changed && !already.some(({ kind }) => kind === changed.kind)) notes.set(id, [...already, changed]);
  };

  for (const warning of now.warnings) {
    const item = itemsOf(now).find(({ id }) => id === warning.cart_item_id);
    if (item) note(items, item.id, itemWarning(warning, item.stock));
    if (warning.type === 'promo_dropped') total.push({ kind: 'promo_dropped' });
    if (warning.type === 'shipping_changed' && warning.order_id !== null) {
      const { from, to } = warning;
      note(
        orders,
        warning.order_id,
        from !== null && to !== null ? { kind: 'shipping', from, to } : { kind: 'shipping_gone' },
      );
    }
  }
  for (const { id, warning: type, added_price: from, price: to, stock } of itemsOf(now))
    if (type) note(items, id, itemWarning({ type, from, to }, stock));
  if (!before) return { items, orders, total };

  for (const old of itemsOf(before)) {
    const item = itemsOf(now).find(({ id }) => id === old.id);
    if (!item) total.push({ kind: 'item_gone', name: old.name });
    else if (item.price !== old.price)
      note(items, item.id, { kind: 'price', from: old.price, to: item.price });
    if (item && item.qty !== old.qty) note(items, item.id, { kind: 'qty', left: item.qty });
  }
  for (const old of before.orders) {
    const order = now.orders.find(({ id }) => id === old.id);
    const [from, to] = [old.chosen_shipping?.price, order?.chosen_shipping?.price];
    if (order && from !== undefined && to === undefined) note(orders, old.id, { kind: 'shipping_gone' });
    else if (from !== undefined && to !== undefined && from !== to)
      note(orders, old.id, { kind: 'shipping', from, to });
  }
  const [was, is] = [before.summary, now.summary];
  if (was.voucher !== is.voucher) total.push({ kind: 'promo', from: was.voucher, to: is.voucher });
  if (was.grand_total !== is.grand_total)
    total.push({ kind: 'total', from: was.grand_total, to: is.grand_total });
  return { items, orders, total };
};
