import { type CartItem, maxQuantity } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { type SellableVariant, sellableVariants } from '../catalog/index.ts';
import { flashBought } from '../stock/index.ts';

/** A number of pieces of a variant in a user's cart. */
export interface WantedLine {
  /** The line's id where it is stored. */
  id: number;
  variantId: number;
  qty: number;
  note: string;
  isChecked: boolean;
  /** Rupiah for one, as the user last saw it. */
  seenPrice: number;
}

/** What a line costs now, in rupiah, and whether it is available. */
export interface PricedLine extends WantedLine {
  variant: SellableVariant;
  unitPrice: number;
  /** Set when the pieces come from a running flash sale. */
  flashItemId: number | null;
  /** The most pieces that this user can buy now; 0 when nothing is left. */
  most: number;
  warning: CartItem['warning'];
}

/** What this user may still buy of a running flash sale. */
const flashLeft = ({ flash }: SellableVariant, bought: ReadonlyMap<number, number>): number =>
  flash ? Math.max(0, Math.min(flash.left, flash.perUserLimit - (bought.get(flash.itemId) ?? 0))) : 0;

const mostOf = (variant: SellableVariant, flash: number): number => {
  if (!variant.isSellable) return 0;
  const most = Math.min(Math.max(variant.stock, flash), variant.maxOrder ?? maxQuantity, maxQuantity);
  return most < variant.minOrder ? 0 : most;
};

const warningOf = (
  { qty, seenPrice }: WantedLine,
  variant: SellableVariant,
  most: number,
  price: number,
): PricedLine['warning'] => {
  if (!variant.isSellable) return 'inactive';
  if (most === 0) return 'out_of_stock';
  if (qty > most) return 'stock_reduced';
  return price === seenPrice ? null : 'price_changed';
};

/**
 * One line at the current prices: the flash price when stock and limit of the flash sale allow all its pieces, else the
 * usual price (domain 3.5).
 */
export const priceLine = (
  line: WantedLine,
  variant: SellableVariant,
  bought: ReadonlyMap<number, number>,
): PricedLine => {
  const flash = flashLeft(variant, bought);
  const most = mostOf(variant, flash);
  const atFlashPrice = variant.flash !== null && Math.min(line.qty, most || line.qty) <= flash;
  const unitPrice = atFlashPrice ? variant.price : variant.usualPrice;
  return {
    ...line,
    variant,
    unitPrice,
    flashItemId: atFlashPrice ? (variant.flash?.itemId ?? null) : null,
    most,
    warning: warningOf(line, variant, most, unitPrice),
  };
};

/** What is needed to price lines of these variants for one user. */
export const readPrices = async (ctx: Context, userId: number, variantIds: readonly number[]) => {
  const variants = await sellableVariants(ctx, variantIds);
  const itemIds = [...variants.values()].flatMap(({ flash }) => (flash ? [flash.itemId] : []));
  return { variants, bought: await flashBought(ctx, { userId, itemIds }) };
};

/** Lines at the current prices, in their order. */
export const priceLines = async (
  ctx: Context,
  userId: number,
  lines: readonly WantedLine[],
): Promise<PricedLine[]> => {
  const { variants, bought } = await readPrices(
    ctx,
    userId,
    lines.map(({ variantId }) => variantId),
  );
  return lines.flatMap((line) => {
    const variant = variants.get(line.variantId);
    return variant ? [priceLine(line, variant, bought)] : [];
  });
};

/** Whether a line can be bought as it is, or with fewer pieces. */
export const isBuyable = ({ most }: PricedLine): boolean => most > 0;
