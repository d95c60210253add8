import type { Insertable } from 'kysely';
import type { ShippingOffers } from '../modules/shipping-offers/index.ts';
import { refreshShippingOfferListings } from '../modules/shipping-offers/index.ts';
import { day, earlier } from '../platform/clock.ts';
import { json } from '../platform/database/json.ts';
import type { TestServer } from './open-test-server.ts';

export type NewShippingOffer = Partial<Omit<Insertable<ShippingOffers>, 'couriers' | 'provinces'>> & {
  couriers?: string[];
  provinces?: string[];
};

/** A shipping offer that runs, of the marketplace unless a store is named: the whole fare, everywhere. Returns its id. */
export const addShippingOffer = async (
  market: TestServer,
  { couriers, provinces, ...more }: NewShippingOffer = {},
): Promise<number> => {
  const { database, clock } = market;
  const { id } = await database.db
    .insertInto('shipping_offers')
    .values({
      merchant_id: null,
      ...(more.merchant_id ? {} : { name_id: 'Gratis ongkir Pasar', name_en: 'Pasar free shipping' }),
      couriers: couriers ? json(couriers as never) : null,
      provinces: provinces ? json(provinces) : null,
      max_subsidy: null,
      starts_at: earlier(clock, day),
      ends_at: null,
      next_change_at: null,
      created_at: clock.now(),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await refreshShippingOfferListings(market.context(), more.merchant_id ? [more.merchant_id] : null);
  await market.settle();
  return id;
};
