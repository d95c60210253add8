import type { Group, MarketplaceModel, Order } from './marketplace-model.ts';
import { at, sum } from './model-fixture.ts';
import { commissionOn, half } from './split.ts';

/** What escrow holds for a paid order: goods after the seller's voucher, fare without the store's part, insurance (J1). */
export const computeEscrow = (order: Order): number =>
  order.goods - order.seller + order.shipping - order.byStore + order.insurance;

/** The marketplace's promos on the way to the buyer: its shipping offer and vouchers. */
const promosOfDelivery = (order: Order) => order.byMarket + order.shippingDiscount;
/** All of them. */
const promosOf = (order: Order) => order.platform + promosOfDelivery(order);

const toBuyer = (market: MarketplaceModel, buyer: number, amount: number) => {
  market.wallets.buyers[buyer] = at(market.wallets.buyers, buyer) + amount;
};
const toStore = (market: MarketplaceModel, store: number, amount: number) => {
  market.wallets.stores[store] = at(market.wallets.stores, store) + amount;
};

/** What a store reads that an order brings: what it got, or what it will get if all goes well. */
export const formatSellerNet = ({ earned, goods, seller, byStore, commission }: Order): string =>
  earned === null ? `estimated ${goods - seller - byStore - commission}` : `settled ${earned}`;

/** J1. */
export const captured = (market: MarketplaceModel, group: Group, orders: readonly Order[]): void => {
  market.house.gateway_clearing -= group.payable;
  market.house.promo_expense -= sum(orders.map(promosOf));
};

/** Money that came after the group had ended is the buyer's. */
export const creditLate = (market: MarketplaceModel, { buyer, payable }: Group): void => {
  market.house.gateway_clearing -= payable;
  toBuyer(market, buyer, payable);
};

/** J0 undone. */
export const returnHold = (market: MarketplaceModel, { buyer, walletUsed }: Group): void =>
  toBuyer(market, buyer, walletUsed);

/** J2: the buyer's share goes to the wallet, the promos back to where they came from. */
export const refund = (market: MarketplaceModel, order: Order): void => {
  toBuyer(market, order.buyer, order.total);
  market.house.promo_expense += promosOf(order);
  order.earned = 0;
};

/** J3 and J4: the buyer gets an amount back, first out of the goods; the seller is settled on what stays sold. */
const splitOf = (order: Order, back: number) => {
  const goods = order.goods - order.seller;
  const delivery = order.shipping + order.insurance;
  const promosThere = promosOfDelivery(order);
  const [paidGoods, paidDelivery] = [goods - order.platform, delivery - order.byStore - promosThere];
  const ofGoods = Math.min(back, paidGoods);
  const ofDelivery = back - ofGoods;
  const promoOfGoods = half(order.platform * ofGoods, paidGoods);
  const promoOfDelivery = half(promosThere * ofDelivery, paidDelivery);
  const sold = goods - ofGoods - promoOfGoods;
  // The store pays its part of the fare out of what stays sold; what that does not cover, the courier's part lacks.
  const byStore = Math.min(order.byStore, sold);
  const lacking = order.byStore - byStore;
  return {
    sold,
    byStore,
    promos: promoOfGoods + promoOfDelivery,
    delivery: delivery - lacking - ofDelivery - promoOfDelivery,
  };
};

/** Ends an order whose goods were sent; all of it back is a refund. */
export const settle = (market: MarketplaceModel, order: Order, back: number): void => {
  if (back === order.total) {
    refund(market, order);
    return;
  }
  const { sold, byStore, promos, delivery } = splitOf(order, back);
  const commission = Math.min(commissionOn(sold), sold - byStore);
  const earned = sold - byStore - commission;
  toBuyer(market, order.buyer, back);
  toStore(market, order.store, earned);
  order.earned = earned;
  market.house.promo_expense += promos;
  market.house.platform_commission += commission;
  market.house.courier_payable += delivery;
};
