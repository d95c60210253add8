import type { Context } from '../../../platform/context.ts';
import {
  waitWithDeadline,
  withJobDeadline,
  withRequestDeadline,
} from '../../../platform/database/request-deadline.ts';
import { computeAllFlags, computeFlags } from './compute-flags.ts';
import { mostEmbedded } from './count-listed.ts';
import { createListingIndex, type ListingIndex } from './listing-index.ts';
import { putListing } from './put-listing.ts';
import { type ListingIndexChanges, readAllListings, readChanges, readHorizon } from './read-listings.ts';

/** The listings as the database has them at the time of the call. Read it before anything else is awaited. */
export type OpenListingIndex = (ctx: Context) => Promise<ListingIndex>;

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
  for (const row of changed) putListing(goods, row);
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

/** Slots without a product cost memory and time: above a quarter everything is read anew. */
const isWorn = ({ size, slotOf }: ListingIndex): boolean =>
  size - slotOf.size > Math.max(leastWorn, size / 4);
const leastWorn = 1_000;

/**
 * Caches the listings in this process: reads them once, then what changed since, whoever changed it. Callers who come
 * while others are being served share the next read, never one that began before they came.
 */
export const openListingIndex = (most = mostEmbedded): OpenListingIndex => {
  let goods = createListingIndex();
  let horizon: string | null = null;
  let looking: Promise<ListingIndex> | null = null;
  let waiting: Promise<ListingIndex> | null = null;

  const readAll = async (ctx: Context): Promise<string> => {
    const before = await readHorizon(ctx);
    const all = createListingIndex();
    for await (const rows of readAllListings(ctx)) for (const row of rows) putListing(all, row);
    goods = all;
    if (all.slotOf.size > most)
      ctx.log.warn(
        { products: all.slotOf.size },
        'too many products for the embedded search: set SEARCH_URL',
      );
    return before;
  };
  const look = async (ctx: Context): Promise<ListingIndex> => {
    if (isWorn(goods)) horizon = null;
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
