import type { Selectable } from 'kysely';
import { later, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { ShippingQuotes } from '../checkout.tables.ts';
import { type ShippingRate, toRateKey } from './get-shipping-rates.ts';

/** How long a shipping rate is locked (domain 3.7). */
const validFor = 30 * minute;

/** A locked shipping rate. */
export type StoredQuote = Selectable<ShippingQuotes>;

type NewQuote = Omit<StoredQuote, 'id'>;

const write = async ({ db }: Context, rows: readonly NewQuote[]): Promise<StoredQuote[]> => {
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
};

const keyOf = (row: Pick<StoredQuote, 'checkout_order_id' | 'courier' | 'service'>) =>
  `${row.checkout_order_id} ${toRateKey(row)}`;

/**
 * Locks the current shipping rates for 30 minutes, of orders whose locked rates were `before`. A service keeps its id;
 * an unavailable one loses it.
 */
export const lockRates = async (
  ctx: Context,
  asked: ReadonlyMap<number, ShippingRate[]>,
  before: readonly StoredQuote[],
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
  const kept = new Set(rows.map(keyOf));
  const gone = before.filter((quote) => asked.has(quote.checkout_order_id) && !kept.has(keyOf(quote)));
  if (gone.length === 0) return write(ctx, rows);
  const goneIds = gone.map(({ id }) => id);
  return inTransaction(ctx, async (ctxInTx) => {
    await ctxInTx.db.deleteFrom('shipping_quotes').where('id', 'in', goneIds).execute();
    return write(ctxInTx, rows);
  });
};
