import { type Selectable, sql } from 'kysely';
import { later, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { type QuotedCourier, type QuotedService, quoteCouriers } from '../../shipping/index.ts';
import type { ShippingQuotes } from '../checkout.tables.ts';
import type { Parcel, Quote } from './draft.ts';

/** How long a fare is promised (domain 3.7). */
const validFor = 30 * minute;

export type StoredQuote = Selectable<ShippingQuotes>;

/** A fare of now, in the order in which people read them. */
interface Fare extends QuotedService {
  courier: QuotedCourier['code'];
  courierName: string;
}

/** What couriers ask for a parcel now; nothing without an address, a place of the store, or anything to send. */
const faresOf = ({ seller, address, lines }: Parcel): Fare[] => {
  const goods = lines
    .filter(({ bought }) => bought > 0)
    .map(({ variant, bought }) => ({ gram: variant.weightGram, cm: variant.cm, qty: bought }));
  if (!seller.cityId || !address || goods.length === 0) return [];
  return quoteCouriers({ origin: seller.cityId, destination: address.city_id, goods }).flatMap(
    ({ code, name, services }) =>
      services.map((service) => ({ ...service, courier: code, courierName: name })),
  );
};

const keyOf = ({ courier, service }: { courier: string; service: string }) => `${courier} ${service}`;

/** Whether what was promised is what couriers ask now, and the promise still holds. */
const isGood = (fares: readonly Fare[], stored: readonly StoredQuote[], now: Date): boolean => {
  const promised = new Map(stored.map((quote) => [keyOf(quote), quote]));
  return (
    fares.length === stored.length &&
    fares.every((fare) => {
      const quote = promised.get(keyOf(fare));
      return (
        quote !== undefined &&
        quote.price === fare.price &&
        quote.etd_max === fare.etdMax &&
        quote.expires_at > now
      );
    })
  );
};

const readStored = async (ctx: Context, orderIds: readonly number[]) => {
  const rows = await ctx.db
    .selectFrom('shipping_quotes')
    .selectAll()
    .where('checkout_order_id', 'in', orderIds)
    .execute();
  return Map.groupBy(rows, ({ checkout_order_id }) => checkout_order_id);
};

export interface ParcelQuotes {
  /** Cheapest courier services as they are asked for now, with the ids under which they are promised. */
  quotes: Quote[];
  /** What was promised before. */
  before: StoredQuote[];
  /** False when the promise ran out or is not what couriers ask any more. */
  isGood: boolean;
}

const quotesOf = (ctx: Context, fares: readonly Fare[], stored: readonly StoredQuote[]): Quote[] => {
  const ids = new Map(stored.map((quote) => [keyOf(quote), quote.id]));
  return fares.flatMap((fare) => {
    const id = ids.get(keyOf(fare));
    if (id === undefined) return [];
    const { courier, courierName, service, description, price, etdMin, etdMax } = fare;
    return { id, courier, courierName, service, description: description[ctx.locale], price, etdMin, etdMax };
  });
};

/** Promises the fares of now for 30 minutes. A service keeps its id; one that is not offered any more loses it. */
const renew = async (ctx: Context, asked: ReadonlyMap<number, Fare[]>): Promise<StoredQuote[]> => {
  const rows = [...asked].flatMap(([orderId, fares]) =>
    fares.map(({ courier, service, price, etdMin, etdMax, zone, chargeableGram }) => ({
      checkout_order_id: orderId,
      courier,
      service,
      price,
      etd_min: etdMin,
      etd_max: etdMax,
      zone,
      chargeable_gram: chargeableGram,
      expires_at: later(ctx.clock, validFor),
    })),
  );
  const kept = rows.map((row) => `${row.checkout_order_id} ${keyOf(row)}`);
  await sql`
    delete from shipping_quotes where checkout_order_id = any(${[...asked.keys()]}::bigint[])
      and not (checkout_order_id || ' ' || courier || ' ' || service) = any(${kept}::text[])`.execute(ctx.db);
  if (rows.length === 0) return [];
  return ctx.db
    .insertInto('shipping_quotes')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['checkout_order_id', 'courier', 'service']).doUpdateSet((e) => ({
        price: e.ref('excluded.price'),
        etd_min: e.ref('excluded.etd_min'),
        etd_max: e.ref('excluded.etd_max'),
        zone: e.ref('excluded.zone'),
        chargeable_gram: e.ref('excluded.chargeable_gram'),
        expires_at: e.ref('excluded.expires_at'),
      })),
    )
    .returningAll()
    .execute();
};

/**
 * The fares of each parcel, by order id. With `renewing`, promises that ran out or do not hold any more are made anew;
 * without, they are only told apart: a pay never makes its own promises.
 */
export const readQuotes = async (
  ctx: Context,
  parcels: readonly Parcel[],
  { renewing }: { renewing: boolean },
): Promise<ReadonlyMap<number, ParcelQuotes>> => {
  if (parcels.length === 0) return new Map();
  const before = await readStored(
    ctx,
    parcels.map(({ id }) => id),
  );
  const fares = new Map(parcels.map((parcel) => [parcel.id, faresOf(parcel)]));
  const bad = new Map(
    [...fares].filter(([id, asked]) => !isGood(asked, before.get(id) ?? [], ctx.clock.now())),
  );
  const renewed =
    renewing && bad.size > 0
      ? Map.groupBy(await renew(ctx, bad), ({ checkout_order_id }) => checkout_order_id)
      : new Map<number, StoredQuote[]>();
  return new Map(
    [...fares].map(([id, asked]) => {
      const was = before.get(id) ?? [];
      const now = renewing && bad.has(id) ? (renewed.get(id) ?? []) : was;
      return [id, { quotes: quotesOf(ctx, asked, now), before: was, isGood: renewing || !bad.has(id) }];
    }),
  );
};
