import { promotionFilterNames } from '@pasar/contract';
import { day } from '../../../platform/clock.ts';
import type { ListingIndex } from './listing-index.ts';
import { weightAt } from './weigh-listing.ts';

/**
 * A product's flags: one bit per promotion in the order of `offerNames`, one for used products, and above them its
 * stars rounded down, up to four.
 */
export const flagLayout = {
  used: 1 << promotionFilterNames.length,
  starsAbove: promotionFilterNames.length + 1,
  mostStars: 4,
};
export const promotionFilterBit = (offer: (typeof promotionFilterNames)[number]): number =>
  1 << promotionFilterNames.indexOf(offer);

/** What a buyer pays now (domain 3.5): the running flash price, else under the seller's running discount. */
const priceNow = ({ columns }: ListingIndex, slot: number, now: number): number => {
  const flash = columns.flashPrice[slot] ?? 0;
  if (flash > 0) return flash;
  const runs = (columns.discountFrom[slot] ?? 0) <= now && (columns.discountTo[slot] ?? 0) > now;
  return (runs ? columns.discountPrice[slot] : columns.priceMin[slot]) ?? 0;
};

/** Whether the shipping that a listing promises still holds at the current price. */
const isPromised = ({ columns }: ListingIndex, slot: number, now: number): boolean =>
  (columns.price[slot] ?? 0) >= (columns.freeFromPrice[slot] ?? 0) && (columns.freeUntil[slot] ?? 0) > now;

const traitsOf = (goods: ListingIndex, slot: number, now: number): number => {
  const { columns } = goods;
  const before = Math.max(columns.compareAt[slot] ?? 0, columns.priceMin[slot] ?? 0);
  const has = {
    free_shipping: columns.freeShipping[slot] === 1 && isPromised(goods, slot, now),
    discount: (columns.price[slot] ?? 0) < before,
    flash_sale: (columns.flashPrice[slot] ?? 0) > 0,
    in_stock: (columns.stock[slot] ?? 0) > 0,
    verified: columns.isVerified[slot] === 1,
    preorder: columns.isPreorder[slot] === 1,
  };
  const stars = Math.min(flagLayout.mostStars, Math.floor(columns.rating[slot] ?? 0));
  const used = columns.isUsed[slot] === 1 ? flagLayout.used : 0;
  return promotionFilterNames.reduce(
    (all, offer) => all | (has[offer] ? promotionFilterBit(offer) : 0),
    used | (stars << flagLayout.starsAbove),
  );
};

/** Computes price, weight and flags from the product's other columns. */
export const computeFlags = (goods: ListingIndex, slot: number, now: number): void => {
  const { columns } = goods;
  columns.price[slot] = priceNow(goods, slot, now);
  columns.traits[slot] = traitsOf(goods, slot, now);
  columns.weight[slot] = weightAt(
    {
      stock: columns.stock[slot] ?? 0,
      sold90: columns.sold90[slot] ?? 0,
      rating: columns.rating[slot] ?? 0,
      ratingCount: columns.ratingCount[slot] ?? 0,
      createdAt: columns.createdAt[slot] ?? 0,
    },
    now,
  );
  const { discountFrom, discountTo, freeUntil } = columns;
  for (const moment of [discountFrom[slot] ?? 0, discountTo[slot] ?? 0, freeUntil[slot] ?? 0]) {
    if (moment > now && moment < goods.settledUntil) goods.settledUntil = moment;
  }
};

/** Flags for a user in a province, where other shipping is free; those for everybody without a province. */
export const computeProvinceFlags = (
  goods: ListingIndex,
  province: string | null,
  now: number,
): Uint16Array => {
  const { columns, freeProvinces, size } = goods;
  if (province === null) return columns.traits;
  const isFreeThere = Uint8Array.from(freeProvinces.values, (codes) =>
    Number(codes?.split(',').includes(province) ?? false),
  );
  const bit = promotionFilterBit('free_shipping');
  const traits = columns.traits.slice(0, size);
  for (let slot = 0; slot < size; slot++) {
    const free = isFreeThere[columns.freeProvinces[slot] ?? 0] === 1 && isPromised(goods, slot, now);
    traits[slot] = ((traits[slot] ?? 0) & ~bit) | (free ? bit : 0);
  }
  return traits;
};

/** Computes all flags again when a seller's discount has begun or ended since, and each day. */
export const computeAllFlags = (goods: ListingIndex, now: number): void => {
  if (now >= goods.settledAt && now < goods.settledUntil) return;
  goods.settledAt = now;
  goods.settledUntil = (Math.floor(now / day) + 1) * day;
  for (let slot = 0; slot < goods.size; slot++) computeFlags(goods, slot, now);
};
