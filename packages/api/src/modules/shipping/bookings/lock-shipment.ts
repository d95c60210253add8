import type { Context } from '../../../platform/context.ts';
import type { ShipmentRow } from '../parcels/write-scan.ts';

/** Locks a parcel in the caller's transaction. */
export const lockShipment = ({ db }: Context, id: number): Promise<ShipmentRow> =>
  db.selectFrom('shipments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
