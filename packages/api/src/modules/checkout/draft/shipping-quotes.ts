import type { Context } from '../../../platform/context.ts';
import { fixedQuery } from '../../../platform/database/fixed-query.ts';
import { matchIds } from '../../../platform/database/match-ids.ts';
import { findCourier, type Zone } from '../../shipping/index.ts';
import type { Parcel, Quote } from './draft.ts';
import { type ShippingRate, toRateKey } from './get-shipping-rates.ts';
import { lockRates, type StoredQuote } from './lock-rates.ts';
import { readShippingRates } from './read-shipping-rates.ts';

/** Whether the locked rate is what couriers charge now, and the lock is still valid. */
const isGood = (fares: readonly ShippingRate[], stored: readonly StoredQuote[], now: Date): boolean => {
  const promised = new Map(stored.map((quote) => [toRateKey(quote), quote]));
  return (
    fares.length === stored.length &&
    fares.every((fare) => {
      const quote = promised.get(toRateKey(fare));
      return (
        quote !== undefined &&
        quote.price === fare.price &&
        quote.etd_max === fare.etdMax &&
        quote.expires_at > now
      );
    })
  );
};

/** The locked rates of a parcel while nobody knows its current ones: they were promised. */
const stillLocked = (stored: readonly StoredQuote[], now: Date): ShippingRate[] =>
  stored
    .filter(({ expires_at }) => expires_at > now)
    .flatMap(({ courier, service, price, etd_min, etd_max, zone, chargeable_gram }) => {
      const known = findCourier(courier);
      const description = known?.services.find((one) => one.service === service)?.description;
      if (!known || !description) return [];
      return {
        ...{ courier: known.code, courierName: known.name, service, description, price },
        ...{ etdMin: etd_min, etdMax: etd_max, zone: zone as Zone, chargeableGram: chargeable_gram },
      };
    });

const selectStored = fixedQuery((db, { orderIds }: { orderIds: readonly number[] }) =>
  db.selectFrom('shipping_quotes').selectAll().where(matchIds('checkout_order_id', orderIds)),
);

const readStored = async (ctx: Context, orderIds: readonly number[]) => {
  const rows = await selectStored(ctx.db, { orderIds });
  return Map.groupBy(rows, ({ checkout_order_id }) => checkout_order_id);
};

export interface ParcelQuotes {
  /** Current courier services, the cheapest first, with the ids of their locked rates. */
  quotes: Quote[];
  /** The locked rate of before. */
  before: StoredQuote[];
  /** False when the lock expired or couriers charge another rate. */
  isGood: boolean;
}

const quotesOf = (ctx: Context, fares: readonly ShippingRate[], stored: readonly StoredQuote[]): Quote[] => {
  const ids = new Map(stored.map((quote) => [toRateKey(quote), quote.id]));
  return fares.flatMap((fare) => {
    const id = ids.get(toRateKey(fare));
    if (id === undefined) return [];
    const { courier, courierName, service, description, price, etdMin, etdMax } = fare;
    return {
      ...{ id, courier, courierName, service, description: description[ctx.locale], price, etdMin, etdMax },
      subsidy: null,
    };
  });
};

/**
 * The shipping rates of each parcel, by order id. With `renewing`, expired or outdated rates are locked anew; without,
 * they are only reported, because a payment never locks its own rates.
 */
export const readQuotes = async (
  ctx: Context,
  parcels: readonly Parcel[],
  { renewing }: { renewing: boolean },
): Promise<ReadonlyMap<number, ParcelQuotes>> => {
  if (parcels.length === 0) return new Map();
  const [before, current] = await Promise.all([
    readStored(
      ctx,
      parcels.map(({ id }) => id),
    ),
    readShippingRates(ctx, parcels),
  ]);
  const fares = new Map(
    [...current].map(([id, rates]) => [id, rates ?? stillLocked(before.get(id) ?? [], ctx.clock.now())]),
  );
  const bad = new Map(
    [...fares].filter(([id, asked]) => !isGood(asked, before.get(id) ?? [], ctx.clock.now())),
  );
  const renewed =
    renewing && bad.size > 0
      ? Map.groupBy(
          await lockRates(ctx, bad, [...before.values()].flat()),
          ({ checkout_order_id }) => checkout_order_id,
        )
      : new Map<number, StoredQuote[]>();
  return new Map(
    [...fares].map(([id, asked]) => {
      const was = before.get(id) ?? [];
      const now = renewing && bad.has(id) ? (renewed.get(id) ?? []) : was;
      return [id, { quotes: quotesOf(ctx, asked, now), before: was, isGood: renewing || !bad.has(id) }];
    }),
  );
};
