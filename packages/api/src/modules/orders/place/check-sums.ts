import type { PlacedItem, PlacedOrder, PlaceOrders } from './placed-order.ts';

const sum = <T>(rows: readonly T[], amount: (row: T) => number) =>
  rows.reduce((total, row) => total + amount(row), 0);

const demand = (holds: boolean, what: string) => {
  if (!holds) throw new Error(`the amounts of these orders do not add up: ${what}`);
};

const checkOrder = (order: PlacedOrder) => {
  const lines = (amount: (item: PlacedItem) => number) => sum(order.items, amount);
  demand(
    lines(({ unitPrice, qty }) => unitPrice * qty) === order.itemsSubtotal,
    'prices × quantities are the subtotal',
  );
  demand(lines(({ lineTotal }) => lineTotal) === order.itemsSubtotal, 'the lines are the subtotal');
  demand(
    lines(({ sellerDiscount }) => sellerDiscount) === order.sellerVoucher,
    "the lines share the seller's voucher",
  );
  demand(
    lines(({ platformDiscount }) => platformDiscount) === order.platformVoucher,
    "the lines share the marketplace's voucher",
  );
  const { byStore = 0, byMarket = 0 } = order.shippingOffer ?? {};
  const total =
    order.itemsSubtotal -
    order.sellerVoucher -
    order.platformVoucher +
    order.shippingPrice -
    byStore -
    byMarket -
    order.shippingDiscount +
    order.insurance;
  demand(byStore === 0 || byMarket === 0, 'one party pays a shipping offer');
  demand(total === order.grandTotal, 'the parts are the total of an order');
};

/** Throws when an amount is not the sum of its parts: checkout computed them, and money is moved by them. */
export const checkSums = ({ orders, walletUsed, payable }: PlaceOrders): void => {
  demand(orders.length > 0 && orders.every(({ items }) => items.length > 0), 'there is something to buy');
  for (const order of orders) checkOrder(order);
  demand(
    sum(orders, ({ grandTotal }) => grandTotal) === walletUsed + payable,
    'wallet and payment are the total',
  );
};
