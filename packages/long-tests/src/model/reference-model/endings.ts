import type { OrderStatus } from '@pasar/contract';
import type { Group, MarketplaceModel, Order } from './marketplace-model.ts';
import { at, modelFixture } from './model-fixture.ts';
import { refund, returnHold } from './money.ts';

const ends = new Set<OrderStatus>(['payment_expired', 'cancelled_buyer', 'cancelled_system', 'rejected']);

/** The order came to nothing before its goods left the store. */
const endedUnsent = ({ status, shippedAt }: Order) => ends.has(status) && shippedAt === null;

/** A voucher comes back once all orders that used it ended before shipment (domain 3.6, rule 6). */
const freeVouchers = (market: MarketplaceModel, key: string) => {
  for (const use of market.vouchers.flatMap(({ uses }) => uses)) {
    if (use.group !== key) continue;
    const orders = market.orders.filter(({ group, store }) => group === key && use.stores.includes(store));
    if (orders.every(endedUnsent)) use.live = false;
  }
};

const freeStock = (market: MarketplaceModel, { lines }: Order) => {
  for (const { variant, qty } of lines) at(market.variants, variant).reserved -= qty;
};

const end = (order: Order, status: OrderStatus) => {
  order.status = status;
  order.due = null;
  if (order.request?.state === 'open') order.request.state = 'over';
};

/** T2 and T3: nobody paid; stock, vouchers and the wallet's part come back. */
export const closeGroup = (
  market: MarketplaceModel,
  group: Group,
  state: 'payment_expired' | 'cancelled_buyer',
): void => {
  group.state = state;
  for (const order of market.orders.filter(({ group: key }) => key === group.key)) {
    end(order, state);
    freeStock(market, order);
  }
  returnHold(market, group);
  freeVouchers(market, group.key);
};

/** T5 to T8: a paid order that will not be sent. */
export const cancelPaid = (market: MarketplaceModel, order: Order, status: OrderStatus): void => {
  const wasCalled = order.status === 'ready_to_ship';
  end(order, status);
  if (wasCalled) order.parcel = null;
  freeStock(market, order);
  refund(market, order);
  freeVouchers(market, order.group);
};

/** T18: the goods left and never arrived. */
export const loseParcel = (market: MarketplaceModel, order: Order): void => {
  end(order, 'cancelled_system');
  refund(market, order);
};

/** A seller who has none has nothing free to sell, in no variant of these products (T5, stok_habis). */
export const clearStock = (market: MarketplaceModel, { lines }: Order): void => {
  const products = lines.map(({ variant }) => at(modelFixture.variants, variant).product);
  for (const [variant, { product }] of modelFixture.variants.entries()) {
    const shelf = at(market.variants, variant);
    if (products.some((one) => one === product)) shelf.onHand = shelf.reserved;
  }
};
