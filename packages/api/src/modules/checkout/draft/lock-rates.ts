import { type Selectable, sql } from 'kysely';
import { later, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ShippingQuotes } from '../checkout.tables.ts';
import { type ShippingRate, toRateKey } from './get-shipping-rates.ts';

/** How long a shipping rate is locked (domain 3.7). */
const validFor = 30 * minute;

/** A locked shipping rate. */
export type StoredQuote = Selectable<ShippingQuotes>;

/** Locks the current shipping rates for 30 minutes. A service keeps its id; an unavailable one loses it. */
export const lockRates = (
  ctx: Context,
  asked: ReadonlyMap<number, ShippingRate[]>,
): Promise<StoredQuote[]> => {
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
  const kept = rows.map((row) => `${row.checkout_order_id} ${toRateKey(row)}`);
  return inTransaction(ctx, async ({ db }) => {
    await sql`
      delete from shipping_quotes where checkout_order_id = any(${[...asked.keys()]}::bigint[])
        and not (checkout_order_id || ' ' || courier || ' ' || service) = any(${kept}::text[])`.execute(db);
    if (rows.length === 0) return [];
    return db
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
  });
};
