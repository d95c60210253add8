import type { Context } from '../../../platform/context.ts';
import {
  waitWithDeadline,
  withJobDeadline,
  withRequestDeadline,
} from '../../../platform/database/request-deadline.ts';
import { computeAllFlags, computeFlags } from './compute-flags.ts';
import { createListingIndex, type ListingIndex, leaveSlot, takeSlot } from './listing-index.ts';
import {
  type ListedRow,
  type ListingIndexChanges,
  readAllListings,
  readChanges,
  readHorizon,
} from './read-listings.ts';

/** The listings as the database has them at the time of the call. Read it before anything else is awaited. */
export type OpenListingIndex = (ctx: Context) => Promise<ListingIndex>;

const put = (goods: ListingIndex, row: ListedRow): void => {
  const [id, merchantId, categoryId, brandId, cityId, storeType, freeProvinces, ...numbers] = row;
  if (merchantId === null) {
    leaveSlot(goods, id);
    return;
  }
  const slot = takeSlot(goods, id);
  const { columns } = goods;
  const [priceMin, compareAt, discountPrice, discountFrom, discountTo, createdAt, stock, sold] = numbers;
  const [rating, ratingCount, popularity, isUsed, freeShipping, freeFromPrice, freeUntil, ...others] =
    numbers.slice(8);
  const [isPreorder, isVerified] = others;
  const values = {
    id,
    merchantId,
    category: goods.categories.numberOf(categoryId),
    brand: goods.brands.numberOf(brandId),
    city: goods.cities.numberOf(cityId),
    storeType: goods.storeTypes.numberOf(storeType),
    priceMin,
    compareAt,
    discountPrice,
    flashPrice: 0,
    discountFrom: discountFrom ?? Number.POSITIVE_INFINITY,
    discountTo,
    createdAt,
    stock,
    sold,
    rating,
    ratingCount,
    popularity,
    isUsed,
    freeShipping,
    freeProvinces: goods.freeProvinces.numberOf(freeProvinces),
    freeFromPrice,
    freeUntil: freeUntil ?? Number.POSITIVE_INFINITY,
    isPreorder,
    isVerified,
    price: 0,
    traits: 0,
  };
  for (const [name, value] of Object.entries(values)) {
    columns[name as keyof typeof values][slot] = value ?? 0;
  }
};

const apply = (
  goods: ListingIndex,
  { changed, flash, categories_mark }: ListingIndexChanges,
  now: number,
): void => {
  goods.categoriesMark = categories_mark;
  const touched = [
    ...goods.flash.keys(),
    ...changed.map(([id]) => id),
    ...flash.map((item) => item.product_id),
  ];
  for (const id of goods.flash.keys()) {
    const slot = goods.slotOf.get(id);
    if (slot !== undefined) goods.columns.flashPrice[slot] = 0;
  }
  for (const row of changed) put(goods, row);
  goods.flash = new Map(flash.map(({ product_id, ...item }) => [product_id, item]));
  for (const [id, { flash_price }] of goods.flash) {
    const slot = goods.slotOf.get(id);
    if (slot !== undefined) goods.columns.flashPrice[slot] = flash_price;
  }
  computeAllFlags(goods, now);
  for (const id of touched) {
    const slot = goods.slotOf.get(id);
    if (slot !== undefined) computeFlags(goods, slot, now);
  }
};

/**
 * Caches the listings in this process: reads them once, then what changed since, whoever changed it. Callers who come
 * while others are being served share the next read, never one that began before they came.
 */
export const openListingIndex = (): OpenListingIndex => {
  let goods = createListingIndex();
  let horizon: string | null = null;
  let looking: Promise<ListingIndex> | null = null;
  let waiting: Promise<ListingIndex> | null = null;

  const readAll = async (ctx: Context): Promise<string> => {
    const before = await readHorizon(ctx);
    const all = createListingIndex();
    for await (const rows of readAllListings(ctx)) for (const row of rows) put(all, row);
    goods = all;
    return before;
  };
  const look = async (ctx: Context): Promise<ListingIndex> => {
    const since = horizon ?? (await withJobDeadline(() => readAll(ctx)));
    const changes = await withRequestDeadline(() => readChanges(ctx, since));
    apply(goods, changes, ctx.clock.now().getTime());
    horizon = changes.horizon;
    return goods;
  };
  const begin = (ctx: Context): Promise<ListingIndex> => {
    waiting = null;
    const mine = look(ctx).finally(() => {
      if (looking === mine) looking = null;
    });
    looking = mine;
    return mine;
  };
  const share = (ctx: Context): Promise<ListingIndex> => {
    if (!looking) return begin(ctx);
    // After a failed read the database is not queried again for those who waited with the failed callers.
    waiting ??= looking
      .then(() => begin(ctx))
      .catch((error) => {
        waiting = null;
        throw error;
      });
    return waiting;
  };
  return (ctx) => waitWithDeadline(share(ctx));
};

/** Reads the full marketplace each time; for callers who come once. */
export const readListingIndex: OpenListingIndex = (ctx) => openListingIndex()(ctx);
