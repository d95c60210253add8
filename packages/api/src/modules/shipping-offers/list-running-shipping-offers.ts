import { type Selectable, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { ShippingOffers } from './shipping-offers.tables.ts';

export type ShippingOffer = Selectable<ShippingOffers>;

/** Offers that run now: the marketplace's, and those of the named stores. */
export const listRunningShippingOffers = async (
  ctx: Context,
  merchantIds: readonly number[],
): Promise<ShippingOffer[]> => {
  const now = ctx.clock.now();
  return ctx.db
    .selectFrom('shipping_offers')
    .selectAll()
    .where('is_active', '=', true)
    .where('starts_at', '<=', now)
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
    .where((e) =>
      e.or([
        e('merchant_id', 'is', null),
        e('merchant_id', '=', sql<number>`any(${[...merchantIds]}::bigint[])`),
      ]),
    )
    .orderBy('id')
    .execute();
};
