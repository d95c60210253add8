import type { Checkout, CheckoutOrder } from '@pasar/contract';

type Item = CheckoutOrder['items'][number];

/** Sold out, or not sold any more. */
export const isUnavailable = ({ warning }: Item): boolean =>
  warning === 'out_of_stock' || warning === 'inactive';

/** Whether an order still has anything that could be sent. */
export const hasAvailableItems = ({ items }: CheckoutOrder): boolean => !items.every(isUnavailable);

/** Whether a checkout still has anything that could be paid. */
export const isBuyable = ({ orders }: Checkout): boolean => orders.some(hasAvailableItems);
