import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { readCityLabels } from '../../regions/index.ts';
import type { ScanCode, Shipments } from '../shipping.tables.ts';
import { scanRules } from './scan-rules.ts';

export type ShipmentRow = Selectable<Shipments>;

export interface NewScan {
  code: ScanCode;
  at: Date;
  cityId?: string | null;
  receiver?: string;
  note?: string;
  /** The courier unless somebody of the staff. */
  source?: 'staff';
}

const isRecorded = async ({ db }: Context, shipmentId: number, { code, cityId = null, at }: NewScan) => {
  let same = db
    .selectFrom('shipment_scans')
    .select('id')
    .where('shipment_id', '=', shipmentId)
    .where('code', '=', code);
  // A parcel passes many sorting centres and may be held several times; everything else happens to it once.
  if (code === 'in_transit') same = same.where('city_id', 'is not distinct from', cityId);
  if (code === 'on_hold') same = same.where('at', '=', at);
  return (await same.executeTakeFirst()) !== undefined;
};

/**
 * Records one scan of a locked parcel and notifies the order by `courier.scanned`, in the caller's transaction. Returns
 * what became of it; a scan out of order and one of a void parcel change nothing.
 */
export const writeScan = async (
  ctx: Context,
  shipment: ShipmentRow,
  scan: NewScan,
): Promise<'recorded' | 'repeated' | 'out-of-order'> => {
  const { code, at, cityId = null, note = '', source = 'courier' } = scan;
  // A courier repeats itself; somebody of the staff has seen what is there.
  if (source === 'courier' && (await isRecorded(ctx, shipment.id, scan))) return 'repeated';
  const { after, isLast, isNote } = scanRules[code];
  if (shipment.voided_at || !after.includes(shipment.last_code)) return 'out-of-order';
  const receiver = code === 'delivered' ? (scan.receiver ?? shipment.receiver) : null;
  await ctx.db
    .insertInto('shipment_scans')
    .values({
      ...{ shipment_id: shipment.id, code, city_id: cityId, receiver },
      ...{ note: note.slice(0, 500), source, at },
    })
    .execute();
  if (!isNote) {
    shipment.last_code = code;
    await ctx.db
      .updateTable('shipments')
      .set({ last_code: code, ...(isLast ? { status: 'closed' as const, next_scan_at: null } : {}) })
      .where('id', '=', shipment.id)
      .execute();
  }
  const cityLabel = await readCityLabels();
  await emit(ctx, 'courier.scanned', {
    orderId: shipment.order_id,
    awb: shipment.awb ?? '',
    code,
    city: cityLabel(cityId),
    ...(receiver === null ? {} : { receiver }),
  });
  return 'recorded';
};
