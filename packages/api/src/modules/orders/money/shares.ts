import type { OrderRow } from '../orders.tables.ts';

/** Basis points of one hundred percent. */
const whole = 10_000n;

/** `amount × part ÷ of`, rounded half up once; exact for any safe amounts (domain 3.0). */
export const portion = (amount: number, part: number, of: number): number =>
  of === 0 ? 0 : Number((2n * BigInt(amount) * BigInt(part) + BigInt(of)) / (2n * BigInt(of)));

/** The commission on items after the seller's voucher, in rupiah, rounded half up. */
export const commissionOn = (goods: number, bps: number): number => portion(goods, bps, Number(whole));

/** What escrow holds for an order, part by part, and whose money each part was (domain 3.10, J1). */
export interface Shares {
  /**
   * Everything: items after the seller's voucher, shipping, insurance, without what the store pays of the shipping
   * rate.
   */
  escrow: number;
  goods: number;
  delivery: number;
  /** What the store pays of the shipping rate, out of the items when the order is settled. */
  byStore: number;
  /** What the buyer and the marketplace's promos paid of it. */
  buyer: number;
  platform: number;
}

type Amounts = Pick<
  OrderRow,
  | 'items_subtotal'
  | 'seller_voucher'
  | 'platform_voucher'
  | 'shipping_price'
  | 'shipping_discount'
  | 'store_subsidy'
  | 'market_subsidy'
  | 'insurance'
  | 'grand_total'
>;

export const computeShares = (order: Amounts): Shares => {
  const goods = order.items_subtotal - order.seller_voucher;
  const delivery = order.shipping_price + order.insurance;
  const byStore = order.store_subsidy;
  const platform = order.platform_voucher + order.market_subsidy + order.shipping_discount;
  return { escrow: goods + delivery - byStore, goods, delivery, byStore, buyer: order.grand_total, platform };
};

/** Where the escrow of an order goes. The five parts add up to it. */
export interface Split {
  buyer: number;
  platform: number;
  seller: number;
  commission: number;
  courier: number;
}

/**
 * Splits an order's escrow when the buyer gets `refund` rupiah back: out of the items first, out of the delivery
 * only beyond them. What the marketplace's promos paid goes back in the same proportion; with two parts, rounding
 * one and taking the rest is the largest remainder. Commission is taken on the items that stay sold (J4). The store's
 * part of the shipping rate comes out of what it gets for them; the courier's part lacks what that does not cover.
 * `refund` 0 is the completed order (J3), all that the buyer paid is the refunded one (J2).
 */
export const splitEscrow = (order: Amounts & Pick<OrderRow, 'commission_bps'>, refund: number): Split => {
  const { goods, delivery, byStore, buyer, platform } = computeShares(order);
  if (!Number.isSafeInteger(refund) || refund < 0 || refund > buyer) {
    throw new RangeError(`a refund of ${refund} of an order of ${buyer}`);
  }
  if (refund === buyer) return { buyer, platform, seller: 0, commission: 0, courier: 0 };
  const paidForGoods = goods - order.platform_voucher;
  const fromGoods = Math.min(refund, paidForGoods);
  const fromDelivery = refund - fromGoods;
  const promoOfGoods = portion(order.platform_voucher, fromGoods, paidForGoods);
  const promoOnDelivery = order.market_subsidy + order.shipping_discount;
  const promoOfDelivery = portion(promoOnDelivery, fromDelivery, delivery - byStore - promoOnDelivery);
  const sold = goods - fromGoods - promoOfGoods;
  const wanted = commissionOn(sold, order.commission_bps);
  const paidByStore = Math.min(byStore, sold);
  const commission = Math.min(wanted, sold - paidByStore);
  return {
    buyer: refund,
    platform: promoOfGoods + promoOfDelivery,
    seller: sold - paidByStore - commission,
    commission,
    courier: delivery - (byStore - paidByStore) - fromDelivery - promoOfDelivery,
  };
};
