import { fillText } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { readCityLabels } from '../../regions/index.ts';
import type { ScanCode } from '../shipping.tables.ts';
import { scanRules } from './scan-rules.ts';

export interface Tracking {
  awb: string | null;
  /** Oldest first. */
  events: {
    code: ScanCode;
    description: string;
    /** A short name; null when the courier did not report one. */
    city: string | null;
    /** ISO 8601. */
    at: string;
    /** The courier's own words; empty without. */
    note: string;
    /** Photos of a seller's report. */
    mediaIds: readonly number[];
    source: 'courier' | 'seller' | 'staff';
  }[];
}

/** The scans of an order's parcel, in the language of the context; null before a pickup was ordered. */
export const findTracking = async (ctx: Context, orderId: number): Promise<Tracking | null> => {
  const live = await ctx.db
    .selectFrom('shipments')
    .select(['id', 'awb'])
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  if (!live) return null;
  const scans = await ctx.db
    .selectFrom('shipment_scans')
    .selectAll()
    .where('shipment_id', '=', live.id)
    .orderBy('id')
    .execute();
  const cityLabel = await readCityLabels();
  return {
    awb: live.awb,
    events: scans.map(({ code, city_id, receiver, source, note, media_ids: mediaIds, at }) => {
      const { description, bySeller = description } = scanRules[code];
      const text = source === 'seller' ? bySeller : description;
      return {
        code,
        description: fillText(text[ctx.locale], { receiver: receiver ?? '' }),
        city: cityLabel(city_id) || null,
        at: at.toISOString(),
        note,
        mediaIds,
        source,
      };
    }),
  };
};
