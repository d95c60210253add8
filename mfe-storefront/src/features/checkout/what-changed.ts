import type { AddressEntry, Checkout, CheckoutOrder } from '@pasar/contract';
import { isBuyable } from './item-availability.ts';

/** One thing that is not as it was, as a message key below `checkout.changed` and what it speaks of in rupiah or pieces. */
export type Changed =
  | { kind: 'price' | 'shipping' | 'promo' | 'total'; from: number; to: number }
  | { kind: 'stock' | 'qty'; left: number }
  | { kind: 'sold_out' | 'inactive' | 'sold_out_alone' | 'inactive_alone' }
  | { kind: 'promo_dropped' | 'shipping_unavailable' }
  | { kind: 'item_removed' | 'item_new' | 'address' | 'service' | 'sender'; name: string }
  | { kind: 'sender_removed' | 'insured' | 'uninsured' | 'wallet_on' | 'wallet_off' };

export interface WhatChanged {
  /** By cart item. */
  items: ReadonlyMap<number, Changed[]>;
  /** By order of the checkout. */
  orders: ReadonlyMap<number, Changed[]>;
  /** Beside the total. */
  total: Changed[];
}

const addressLine = ({ receiver_name, address, zipcode }: AddressEntry) =>
  `${receiver_name}, ${address}, ${zipcode}`;
const serviceName = ({ courier_name, description }: NonNullable<CheckoutOrder['selected_shipping']>) =>
  `${courier_name} ${description}`;

type Warning = Pick<Checkout['warnings'][number], 'type' | 'from' | 'to'>;

/** What is bought at once lies in no cart that it could be taken out of. */
const goneKind = (kind: 'sold_out' | 'inactive', { source }: Checkout) =>
  source === 'single' ? (`${kind}_alone` as const) : kind;

const itemWarning = ({ type, from, to }: Warning, stock: number, now: Checkout): Changed | undefined => {
  if (type === 'price_changed' && from !== null && to !== null) return { kind: 'price', from, to };
  if (type === 'stock_reduced') return { kind: 'stock', left: stock };
  if (type === 'out_of_stock') return { kind: goneKind('sold_out', now) };
  return type === 'inactive' ? { kind: goneKind('inactive', now) } : undefined;
};

/** What another tab chose for an order that costs as much as before. */
const choicesOf = (old: CheckoutOrder, now: CheckoutOrder): Changed[] => {
  const changes: Changed[] = [];
  const [where, whereNow] = [old, now].map(({ address }) => address && addressLine(address));
  if (whereNow && where !== whereNow) changes.push({ kind: 'address', name: whereNow });
  const [how, howNow] = [old, now].map(({ selected_shipping: chosen }) => chosen && serviceName(chosen));
  const sameFare = old.selected_shipping?.price === now.selected_shipping?.price;
  if (sameFare && how && howNow && how !== howNow) changes.push({ kind: 'service', name: howNow });
  const [who, whoNow] = [old, now].map(({ dropship_name: name, dropship_phone: phone }) =>
    name && phone ? `${name}, ${phone}` : null,
  );
  if (who !== whoNow) changes.push(whoNow ? { kind: 'sender', name: whoNow } : { kind: 'sender_removed' });
  if (old.insurance !== now.insurance) changes.push({ kind: now.insurance ? 'insured' : 'uninsured' });
  return changes;
};

const itemsOf = ({ orders }: Checkout) => orders.flatMap(({ items }) => items);

/** The server's warnings, and the differences from the checkout that the user saw before. */
export const whatChanged = (now: Checkout, before: Checkout | null): WhatChanged => {
  const items = new Map<number, Changed[]>();
  const orders = new Map<number, Changed[]>();
  const total: Changed[] = [];
  /** A sum of nothing, and promos of nothing, are no news. */
  const told = { items, orders, total: isBuyable(now) ? total : [] };
  const note = (notes: Map<number, Changed[]>, id: number, changed: Changed | undefined) => {
    const already = notes.get(id) ?? [];
    if (changed && !already.some(({ kind }) => kind === changed.kind)) notes.set(id, [...already, changed]);
  };

  for (const warning of now.warnings) {
    const item = itemsOf(now).find(({ id }) => id === warning.cart_item_id);
    if (item) note(items, item.id, itemWarning(warning, item.stock, now));
    if (warning.type === 'promo_dropped') total.push({ kind: 'promo_dropped' });
    if (warning.type === 'shipping_changed' && warning.order_id !== null) {
      const { from, to } = warning;
      note(
        orders,
        warning.order_id,
        from !== null && to !== null ? { kind: 'shipping', from, to } : { kind: 'shipping_unavailable' },
      );
    }
  }
  for (const { id, warning: type, added_price: from, price: to, stock } of itemsOf(now))
    if (type) note(items, id, itemWarning({ type, from, to }, stock, now));
  if (!before) return told;

  for (const old of itemsOf(before)) {
    const item = itemsOf(now).find(({ id }) => id === old.id);
    if (!item) total.push({ kind: 'item_removed', name: old.name });
    else if (item.price !== old.price)
      note(items, item.id, { kind: 'price', from: old.price, to: item.price });
    if (item && item.qty !== old.qty) note(items, item.id, { kind: 'qty', left: item.qty });
  }
  for (const item of itemsOf(now))
    if (!itemsOf(before).some(({ id }) => id === item.id)) total.push({ kind: 'item_new', name: item.name });
  for (const old of before.orders) {
    const order = now.orders.find(({ id }) => id === old.id);
    const [from, to] = [old.selected_shipping?.price, order?.selected_shipping?.price];
    if (order && from !== undefined && to === undefined)
      note(orders, old.id, { kind: 'shipping_unavailable' });
    else if (from !== undefined && to !== undefined && from !== to)
      note(orders, old.id, { kind: 'shipping', from, to });
    if (order) for (const choice of choicesOf(old, order)) note(orders, old.id, choice);
  }
  const [was, is] = [before.summary, now.summary];
  if (was.use_wallet !== is.use_wallet) total.push({ kind: is.use_wallet ? 'wallet_on' : 'wallet_off' });
  if (was.voucher !== is.voucher) total.push({ kind: 'promo', from: was.voucher, to: is.voucher });
  if (was.grand_total !== is.grand_total)
    total.push({ kind: 'total', from: was.grand_total, to: is.grand_total });
  return told;
};
