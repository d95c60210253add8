import { offerNames } from '@pasar/contract';
import type { Goods } from './goods.ts';

/**
 * A product's traits: one bit per offer in the order of `offerNames`, one for used goods, and above them its whole
 * stars up to four.
 */
export const traits = { used: 1 << offerNames.length, starsAbove: offerNames.length + 1, mostStars: 4 };
export const offerBit = (offer: (typeof offerNames)[number]): number => 1 << offerNames.indexOf(offer);

/** What a buyer pays now (domain 3.5): the running flash price, else under the seller's running discount. */
const priceNow = ({ columns }: Goods, slot: number, now: number): number => {
  const flash = columns.flashPrice[slot] ?? 0;
  if (flash > 0) return flash;
  const runs = (columns.discountFrom[slot] ?? 0) <= now && (columns.discountTo[slot] ?? 0) > now;
  return (runs ? columns.discountPrice[slot] : columns.priceMin[slot]) ?? 0;
};

const traitsOf = ({ columns }: Goods, slot: number): number => {
  const before = Math.max(columns.compareAt[slot] ?? 0, columns.priceMin[slot] ?? 0);
  const has = {
    free_shipping: columns.freeShipping[slot] === 1,
    discount: (columns.price[slot] ?? 0) < before,
    flash_sale: (columns.flashPrice[slot] ?? 0) > 0,
    in_stock: (columns.stock[slot] ?? 0) > 0,
    verified: columns.isVerified[slot] === 1,
    preorder: columns.isPreorder[slot] === 1,
  };
  const stars = Math.min(traits.mostStars, Math.floor(columns.rating[slot] ?? 0));
  const used = columns.isUsed[slot] === 1 ? traits.used : 0;
  return offerNames.reduce(
    (all, offer) => all | (has[offer] ? offerBit(offer) : 0),
    used | (stars << traits.starsAbove),
  );
};

/** Brings price and traits in line with what else is known of the product. */
export const settle = (goods: Goods, slot: number, now: number): void => {
  const { columns } = goods;
  columns.price[slot] = priceNow(goods, slot, now);
  columns.traits[slot] = traitsOf(goods, slot);
  for (const moment of [columns.discountFrom[slot] ?? 0, columns.discountTo[slot] ?? 0]) {
    if (moment > now && moment < goods.settledUntil) goods.settledUntil = moment;
  }
};

/** Settles everything anew when a seller's discount has begun or ended since. */
export const settleAll = (goods: Goods, now: number): void => {
  if (now >= goods.settledAt && now < goods.settledUntil) return;
  goods.settledAt = now;
  goods.settledUntil = Number.POSITIVE_INFINITY;
  for (let slot = 0; slot < goods.size; slot++) settle(goods, slot, now);
};
