import type { Context } from '../../../platform/context.ts';
import { readSellableRows, type SellableRow } from './read-sellable-rows.ts';
import { sessionAt } from './session-at.ts';

/** What cart and checkout need to know of a variant, as of the clock's now. Prices in rupiah. */
export interface SellableVariant {
  id: number;
  productId: number;
  merchantId: number;
  categoryId: number;
  name: string;
  slug: string;
  /** The selected option values, `Hitam, M`; empty for a product without options. */
  variantLabel: string;
  /** The variant's own image, else the product's first. */
  coverKey: string | null;
  /** What one costs now: the flash price while there are pieces, else `usualPrice`. */
  price: number;
  /** With the seller's own price cut, without a flash sale. */
  usualPrice: number;
  basePrice: number;
  /** What is crossed out: the higher of the price before and the base price, when it is above `price`. */
  compareAtPrice: number | null;
  flash: {
    itemId: number;
    saleId: number;
    price: number;
    stock: number;
    sold: number;
    /** Allocated pieces that are not sold. */
    left: number;
    perUserLimit: number;
    endsAt: Date;
  } | null;
  /** Free to sell, without pieces allocated to a flash sale. */
  stock: number;
  /** Buyers can see its product. */
  isListed: boolean;
  /** Published, active, by a store that may sell and is not on holiday. */
  isSellable: boolean;
  weightGram: number;
  cm: { l: number; w: number; h: number } | null;
  minOrder: number;
  maxOrder: number | null;
  isPreorder: boolean;
  preorderDays: number;
  /** The seller sends it insured only. */
  mustInsurance: boolean;
  /** It takes part in the store's shipping offer for selected products. */
  isChosenForOffer: boolean;
}

const flashOf = ({ flash }: SellableRow, now: Date): SellableVariant['flash'] => {
  if (!flash) return null;
  const slot = {
    starts_at: new Date(flash.starts_at),
    ends_at: new Date(flash.ends_at),
    repeat_minutes: flash.repeat_minutes,
  };
  return {
    itemId: flash.item_id,
    saleId: flash.sale_id,
    price: flash.price,
    stock: flash.stock,
    sold: flash.sold,
    left: flash.left,
    perUserLimit: flash.per_user_limit,
    endsAt: sessionAt(slot, now).ends_at,
  };
};

const variantOf = (row: SellableRow, now: Date): SellableVariant => {
  const flash = flashOf(row, now);
  const price = flash?.price ?? row.usual_price;
  const before = Math.max(row.compare_at_price ?? 0, row.base_price);
  const { length_cm: l, width_cm: w, height_cm: h } = row;
  return {
    id: row.id,
    productId: row.product_id,
    merchantId: row.merchant_id,
    categoryId: row.category_id,
    name: row.name,
    slug: row.slug,
    variantLabel: row.label ?? '',
    coverKey: row.cover_key,
    price,
    usualPrice: row.usual_price,
    basePrice: row.base_price,
    compareAtPrice: before > price ? before : null,
    flash,
    stock: row.stock,
    isListed: row.is_listed,
    isSellable: row.is_sellable,
    weightGram: row.weight_gram,
    cm: l && w && h ? { l, w, h } : null,
    minOrder: row.min_order,
    maxOrder: row.max_order,
    isPreorder: row.is_preorder,
    preorderDays: row.preorder_days,
    mustInsurance: row.must_insurance,
    isChosenForOffer: row.free_shipping,
  };
};

/**
 * Variants as they can be bought now, by id; ids that do not exist are left out, what is hidden or blocked comes with
 * `isSellable` false so that a cart can report it. One round trip for any number of ids.
 */
export const sellableVariants = async (
  ctx: Context,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, SellableVariant>> => {
  if (variantIds.length === 0) return new Map();
  const now = ctx.clock.now();
  return new Map((await readSellableRows(ctx, variantIds)).map((row) => [row.id, variantOf(row, now)]));
};
