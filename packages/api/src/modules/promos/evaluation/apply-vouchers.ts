import { allocateDiscount } from './allocate-discount.ts';
import { type Candidate, coveredLines, coveredOrders } from './candidate.ts';
import type { PromoLine, PromoOrder } from './promo-order.ts';

export interface Applied {
  lines: Map<number, { seller: number; platform: number }>;
  orders: Map<
    number,
    {
      sellerVoucher: { promoId: number; code: string; amount: number } | null;
      platform: number;
      shipping: number;
    }
  >;
  uses: { promoId: number; amount: number }[];
}

type Cut = Pick<Candidate, 'discount_type' | 'discount_value' | 'max_discount'>;

/** Percent rounded down, cut at the most, never above the base (domain 3.6, rule 5). */
const discountOn = (base: number, { discount_type, discount_value, max_discount }: Cut): number => {
  const wanted = discount_type === 'amount' ? discount_value : Math.floor((base * discount_value) / 100);
  return Math.min(base, wanted, max_discount ?? base);
};

/** The discount on the sum of the weights, and each one's part of it. */
const spread = (voucher: Cut, weights: number[]): { amount: number; parts: number[] } => {
  const base = weights.reduce((sum, weight) => sum + weight, 0);
  const amount = discountOn(base, voucher);
  return { amount, parts: allocateDiscount(amount, weights) };
};

/** An entry that was made for every line and order of the checkout before. */
const entryOf = <T>(map: Map<number, T>, key: number): T => {
  const entry = map.get(key);
  if (!entry) throw new Error(`nothing is known about ${key}`);
  return entry;
};

/**
 * What the selected vouchers take off, by line and order (domain 3.6, rules 4, 5 and 8). Sellers' vouchers apply to
 * their lines, including the value of their free shipping; the marketplace's discount to the rest, its free shipping
 * to the shipping. At most one per slot may be selected.
 */
export const applyVouchers = (orders: readonly PromoOrder[], chosen: readonly Candidate[]): Applied => {
  const applied: Applied = {
    lines: new Map(
      orders.flatMap((order) => order.lines.map(({ key }) => [key, { seller: 0, platform: 0 }])),
    ),
    orders: new Map(orders.map(({ key }) => [key, { sellerVoucher: null, platform: 0, shipping: 0 }])),
    uses: [],
  };
  const lineOf = ({ key }: PromoLine) => entryOf(applied.lines, key);
  const sumOf = (order: PromoOrder, part: 'seller' | 'platform') =>
    order.lines.reduce((sum, line) => sum + lineOf(line)[part], 0);

  /** What sellers took off the shipping of their orders. */
  const shippingBySeller = new Map<number, number>();
  const bySeller = (voucher: Candidate): number => {
    const lines = coveredLines(voucher, orders);
    const { amount, parts } = spread(
      voucher,
      lines.map((line) => line.amount),
    );
    for (const [place, line] of lines.entries()) lineOf(line).seller = parts[place] ?? 0;
    for (const order of coveredOrders(voucher, orders)) {
      const part = { promoId: voucher.id, code: voucher.voucher_code, amount: sumOf(order, 'seller') };
      entryOf(applied.orders, order.key).sellerVoucher = part;
    }
    return amount;
  };
  // The seller pays it out of the price of the items, so the discount never exceeds their price.
  const shippingOfSeller = (voucher: Candidate): number => {
    const eligible = coveredOrders(voucher, orders);
    const { parts } = spread(
      voucher,
      eligible.map((order) => order.shipping),
    );
    let taken = 0;
    for (const [place, order] of eligible.entries()) {
      const lines = coveredLines(voucher, [order]);
      const weights = lines.map((line) => line.amount);
      const goods = weights.reduce((sum, weight) => sum + weight, 0);
      const amount = Math.min(parts[place] ?? 0, goods);
      for (const [at, part] of allocateDiscount(amount, weights).entries()) {
        const line = lines[at];
        if (line) lineOf(line).seller = part;
      }
      entryOf(applied.orders, order.key).sellerVoucher = {
        promoId: voucher.id,
        code: voucher.voucher_code,
        amount,
      };
      shippingBySeller.set(order.key, amount);
      taken += amount;
    }
    return taken;
  };
  const byPlatform = (voucher: Candidate): number => {
    const lines = coveredLines(voucher, orders);
    const { amount, parts } = spread(
      voucher,
      lines.map((line) => line.amount - lineOf(line).seller),
    );
    for (const [place, line] of lines.entries()) lineOf(line).platform = parts[place] ?? 0;
    for (const order of orders) entryOf(applied.orders, order.key).platform = sumOf(order, 'platform');
    return amount;
  };
  const onShipping = (voucher: Candidate): number => {
    const eligible = coveredOrders(voucher, orders);
    const { amount, parts } = spread(
      voucher,
      eligible.map((order) => order.shipping - (shippingBySeller.get(order.key) ?? 0)),
    );
    for (const [place, { key }] of eligible.entries())
      entryOf(applied.orders, key).shipping = parts[place] ?? 0;
    return amount;
  };

  const steps = [
    { isNext: (one: Candidate) => one.merchant_id !== null && one.kind === 'discount', take: bySeller },
    {
      isNext: (one: Candidate) => one.merchant_id !== null && one.kind === 'shipping',
      take: shippingOfSeller,
    },
    { isNext: (one: Candidate) => one.merchant_id === null && one.kind === 'discount', take: byPlatform },
    { isNext: (one: Candidate) => one.merchant_id === null && one.kind === 'shipping', take: onShipping },
  ];
  for (const { isNext, take } of steps) {
    for (const voucher of chosen.filter(isNext))
      applied.uses.push({ promoId: voucher.id, amount: take(voucher) });
  }
  return applied;
};

/** What all uses take off together, in rupiah. */
export const computeSaving = ({ uses }: Applied): number => uses.reduce((sum, { amount }) => sum + amount, 0);
