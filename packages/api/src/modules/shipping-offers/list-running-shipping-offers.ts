import { type Selectable, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { fixedQuery } from '../../platform/database/fixed-query.ts';
import type { ShippingOffers } from './shipping-offers.tables.ts';

export type ShippingOffer = Selectable<ShippingOffers>;

const selectRunning = fixedQuery((db, { now, stores }: { now: Date; stores: readonly number[] }) =>
  db
    .selectFrom('shipping_offers')
    .selectAll()
    .where('is_active', '=', true)
    .where('starts_at', '<=', now)
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
    .where((e) =>
      e.or([e('merchant_id', 'is', null), e('merchant_id', '=', sql<number>`any(${stores}::bigint[])`)]),
    )
    .orderBy('id'),
);

/** Offers that run now: the marketplace's, and those of the named stores. */
export const listRunningShippingOffers = (
  { db, clock }: Context,
  merchantIds: readonly number[],
): Promise<ShippingOffer[]> => selectRunning(db, { now: clock.now(), stores: merchantIds });
