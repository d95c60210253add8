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

interface ReadIndex {
  goods: ListingIndex;
  /** What began before is in it. */
  horizon: string;
}

const readIndex = async (ctx: Context, most: number): Promise<ReadIndex> => {
  const horizon = await readHorizon(ctx);
  const goods = createListingIndex();
  for await (const rows of readAllListings(ctx)) for (const row of rows) putListing(goods, row);
  if (goods.slotOf.size > most)
    ctx.log.warn(
      { products: goods.slotOf.size },
      'too many products for the embedded search: set SEARCH_URL',
    );
  return { goods, horizon };
};

/**
 * Caches the listings in this process: reads them once, then what changed since, whoever changed it. Callers who come
 * while others are being served share the next read, never one that began before they came. A worn index is in use
 * until another one has been read beside it, which takes seconds of many products.
 */
export const openListingIndex = (most = mostEmbedded): OpenListingIndex => {
  let inUse: ReadIndex | null = null;
  let renewed: ReadIndex | null = null;
  let isRenewing = false;
  let looking: Promise<ListingIndex> | null = null;
  let waiting: Promise<ListingIndex> | null = null;

  const read = (ctx: Context) => withJobDeadline(() => readIndex(ctx, most));
  const renew = async (ctx: Context): Promise<void> => {
    isRenewing = true;
    try {
      renewed = await read(ctx);
    } catch (error) {
      ctx.log.warn({ err: error }, 'the worn index of lists stays: it could not be read anew');
    } finally {
      isRenewing = false;
    }
  };
  const look = async (ctx: Context): Promise<ListingIndex> => {
    const index = renewed ?? inUse ?? (await read(ctx));
    renewed = null;
    inUse = index;
    const changes = await withRequestDeadline(() => readChanges(ctx, index.horizon));
    apply(index.goods, changes, ctx.clock.now().getTime());
    index.horizon = changes.horizon;
    if (isWorn(index.goods) && !isRenewing) void renew(ctx);
    return index.goods;
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
