import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { getNextWindowChange, refreshShippingOfferListings } from './refresh-shipping-offer-listings.ts';

/** Updates listings after a shipping offer began or ended. Returns false when none did. */
export const applyShippingOfferWindows = (ctx: Context): Promise<boolean> =>
  inTransaction(ctx, async (ctxInTx) => {
    const now = ctx.clock.now();
    const offer = await ctxInTx.db
      .selectFrom('shipping_offers')
      .select(['id', 'merchant_id', 'starts_at', 'ends_at'])
      .where('next_change_at', '<=', now)
      .orderBy('next_change_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!offer) return false;
    await ctxInTx.db
      .updateTable('shipping_offers')
      .set({ next_change_at: getNextWindowChange(offer, now) })
      .where('id', '=', offer.id)
      .execute();
    await refreshShippingOfferListings(ctxInTx, offer.merchant_id === null ? null : [offer.merchant_id]);
    return true;
  });
