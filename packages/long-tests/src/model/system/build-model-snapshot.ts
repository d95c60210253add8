import { buyerButtons, getNextDeadline, sellerButtons } from '../reference-model/actions.ts';
import type { MarketplaceModel, Order } from '../reference-model/marketplace-model.ts';
import { computeEscrow, formatSellerNet } from '../reference-model/money.ts';
import { sellerSees } from '../reference-model/orders.ts';

/** Everything that is compared, by its name. */
export type Snapshot = Record<string, string | number | boolean | null>;

const paid = new Set<Order['status']>([
  'new',
  'processed',
  'ready_to_ship',
  'shipped',
  'delivered',
  'complained',
]);

export const orderKey = ({ group, store }: Pick<Order, 'group' | 'store'>): string => `${group}#${store}`;

/** A list's row: its buttons and its deadline. */
export const formatRow = (buttons: readonly string[], due: { type: string; at: number } | null): string =>
  `${buttons.toSorted().join(' ')}; ${due ? `${due.type} ${new Date(due.at).toISOString()}` : 'no deadline'}`;

const pictureOfOrder = (market: MarketplaceModel, order: Order): Snapshot => {
  const what = `order ${orderKey(order)}`;
  const due = getNextDeadline(market, order);
  const seen = sellerSees(order)
    ? {
        [`${what} for the seller`]: formatRow(sellerButtons(market, order), due),
        [`${what} brings the seller`]: formatSellerNet(order),
      }
    : {};
  return {
    [`${what} status`]: order.status,
    [`${what} total`]: order.total,
    [`${what} parts`]: [
      order.goods,
      order.seller,
      order.platform,
      order.shipping,
      order.byStore,
      order.byMarket,
      order.shippingDiscount,
      order.insurance,
      order.commission,
    ].join(' '),
    [`${what} pieces`]: order.lines.map(({ variant, qty }) => `${qty} of ${variant}`).join(', '),
    [`${what} escrow`]: paid.has(order.status) ? computeEscrow(order) : 0,
    [`${what} for the buyer`]: formatRow(buyerButtons(market, order), due),
    ...seen,
  };
};

/** The market as the rules have it. */
export const buildModelSnapshot = (market: MarketplaceModel): Snapshot => {
  const picture: Snapshot = {};
  for (const [variant, { onHand, reserved }] of market.variants.entries()) {
    picture[`pieces of ${variant}`] = `${onHand} on hand, ${reserved} reserved`;
  }
  for (const [buyer, amount] of market.wallets.buyers.entries()) picture[`wallet of buyer ${buyer}`] = amount;
  for (const [store, amount] of market.wallets.stores.entries()) picture[`wallet of store ${store}`] = amount;
  for (const [kind, amount] of Object.entries(market.house)) picture[kind] = amount;
  for (const [voucher, { uses, claims }] of market.vouchers.entries()) {
    const live = uses.filter((use) => use.live).length;
    picture[`voucher ${voucher}`] = `${live} uses, ${claims.filter(Boolean).length} claims`;
  }
  for (const [buyer, cart] of market.carts.entries()) {
    for (const { variant, qty, checked } of cart)
      picture[`cart of ${buyer}, ${variant}`] = `${qty} ${checked}`;
  }
  for (const { key, state, walletUsed, payable } of market.groups) {
    picture[`group ${key}`] = `${state}, ${walletUsed} + ${payable}`;
    picture[`hold of ${key}`] = state === 'waiting' ? walletUsed : 0;
  }
  for (const order of market.orders) Object.assign(picture, pictureOfOrder(market, order));
  for (const { side, owner, amount, state } of market.withdrawals) {
    const key = `withdrawals of ${side} ${owner}`;
    picture[key] = `${picture[key] ?? ''} ${amount} ${state}`;
  }
  return picture;
};

/** Sentences about everything that differs. */
export const differences = (seen: Snapshot, said: Snapshot): string[] =>
  [...new Set([...Object.keys(said), ...Object.keys(seen)])]
    .filter((key) => seen[key] !== said[key])
    .map((key) => `${key}: ${seen[key] ?? 'nothing'}, the rules say ${said[key] ?? 'nothing'}`);
