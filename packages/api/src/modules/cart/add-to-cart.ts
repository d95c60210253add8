import { maxQuantity, type Rupiah } from '@pasar/contract';
import { sql } from 'kysely';
import { worksFor } from '../../platform/actor.ts';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { createMessage } from '../../platform/message.ts';
import type { SellableVariant } from '../catalog/index.ts';
import { cartTotals } from './cart-totals.ts';
import { checkQuantity } from './check-quantity.ts';
import { findVariant, type Wanted } from './find-variant.ts';
import { hintCart } from './hint-cart.ts';
import { type PricedLine, priceLine, readPrices, type WantedLine } from './price-lines.ts';
import { readCartLines } from './read-cart-lines.ts';

/** Lines of one cart. */
const mostLines = 100;

interface Added {
  cart_item_id: number;
  qty: number;
  total_item: number;
  total: Rupiah;
}

/**
 * Adds in one statement, so that two adds at once both count; a sum above what can be bought changes nothing. A note
 * that is given replaces the old one.
 */
const put = async (
  ctx: Context,
  userId: number,
  { variant, note, unitPrice, most }: PricedLine,
  qty: number,
) => {
  const now = ctx.clock.now();
  const { rows } = await sql<{ id: number; qty: number }>`
    insert into cart_items as c (user_id, variant_id, qty, note, is_checked, added_price, created_at, updated_at)
    values (${userId}, ${variant.id}, ${qty}, ${note}, true, ${unitPrice}, ${now}, ${now})
    on conflict (user_id, variant_id) do update set
      qty = c.qty + excluded.qty, is_checked = true, added_price = excluded.added_price, updated_at = excluded.updated_at,
      note = case when excluded.note = '' then c.note else excluded.note end
      where c.qty + excluded.qty <= ${Math.min(most, maxQuantity)}
    returning c.id, c.qty`.execute(ctx.db);
  return rows[0];
};

/** Whether a variant belongs to the requested product, which buyers see and the current user does not sell. */
const isWanted = ({ actor }: Context, { product_id }: Wanted, variant: SellableVariant | undefined) =>
  variant?.productId === product_id && variant.isListed && !worksFor(actor, variant.merchantId);

/**
 * Puts pieces into the current user's cart; the same variant again adds to its quantity (domain 4). It reserves
 * nothing. Throws 401, 404, 422 (own product, limits), 409 with `stock_left`, and 409 for a full cart.
 */
export const addToCart = async ({ ctx, input }: HandlerArgs<Wanted>): Promise<Added> => {
  const userId = getCurrentUserId(ctx);
  const variantId = input.variant_id ?? (await findVariant(ctx, input));
  const lines = await readCartLines(ctx, userId);
  const others = lines.filter((line) => line.variantId !== variantId);
  const { variants, bought } = await readPrices(ctx, userId, [
    variantId,
    ...others.map((line) => line.variantId),
  ]);
  // Only an unavailable line is read again, to find the reason.
  if (!isWanted(ctx, input, variants.get(variantId))) await findVariant(ctx, input);
  if (others.length >= mostLines) throw apiError.conflict(createMessage('cart.full', { max: mostLines }));
  const price = (line: WantedLine) => {
    const variant = variants.get(line.variantId);
    return variant ? [priceLine(line, variant, bought)] : [];
  };
  const before = lines.find((line) => line.variantId === variantId)?.qty ?? 0;
  const wanted = {
    id: 0,
    variantId,
    qty: before + input.qty,
    note: input.note,
    isChecked: true,
    seenPrice: 0,
  };
  const [line] = price(wanted);
  if (!line) throw apiError.notFound('product.not-found');
  checkQuantity(line);
  const added = await put(ctx, userId, line, input.qty);
  if (!added) {
    throw apiError.conflict(createMessage('stock.changed', { left: line.most }), {
      reason: 'stock_changed',
      stock_left: line.most,
    });
  }
  await hintCart(ctx, userId);
  const { total, total_item } = cartTotals([
    { ...line, id: added.id, qty: added.qty },
    ...others.flatMap(price),
  ]);
  return { cart_item_id: added.id, qty: added.qty, total_item, total };
};
