import { type Context, inTransaction, later, recordScan, type ScanCode, second } from '@pasar/api/plugin';

interface Way {
  origin_city: string;
  destination_city: string;
}
interface Station {
  code: ScanCode;
  cityId: string;
}

/** Every scan of a parcel that arrives. */
export const buildStations = ({ origin_city: from, destination_city: to }: Way): Station[] => [
  { code: 'manifested', cityId: from },
  { code: 'picked_up', cityId: from },
  { code: 'in_transit', cityId: from },
  ...(from === to ? [] : [{ code: 'in_transit' as const, cityId: to }]),
  { code: 'out_for_delivery', cityId: to },
  { code: 'delivered', cityId: to },
];

const dueShipment = (ctx: Context) =>
  ctx.db
    .selectFrom('shipments')
    .selectAll()
    .where('next_scan_at', '<=', ctx.clock.now())
    .where('voided_at', 'is', null)
    .orderBy('next_scan_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

const nextStation = async (ctx: Context, shipment: Way & { id: number }): Promise<Station | undefined> => {
  const newest = await ctx.db
    .selectFrom('shipment_scans')
    .select(['code', 'city_id'])
    .where('shipment_id', '=', shipment.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const stations = buildStations(shipment);
  if (!newest) return stations[0];
  const here = stations.findLastIndex(
    ({ code, cityId }) =>
      code === newest.code && (code !== 'in_transit' || cityId === (newest.city_id ?? cityId)),
  );
  return here < 0 ? stations.find(({ code }) => code === 'out_for_delivery') : stations[here + 1];
};

/**
 * Runs the simulated courier of demo mode: it scans the parcel that waits longest, by the same handler as a real
 * report. Returns false when none was due.
 */
export const simulateCourier = async (ctx: Context): Promise<boolean> => {
  const { limits } = ctx;
  if (limits.courierStageSeconds <= 0) return false;
  return inTransaction(ctx, async (ctxInTx) => {
    const shipment = await dueShipment(ctxInTx);
    if (!shipment) return false;
    const station = await nextStation(ctxInTx, shipment);
    if (station) await recordScan({ ctx: ctxInTx, input: { awb: shipment.awb, ...station } });
    const isOver = !station || station.code === 'delivered';
    await ctxInTx.db
      .updateTable('shipments')
      .set({ next_scan_at: isOver ? null : later(ctx.clock, limits.courierStageSeconds * second) })
      .where('id', '=', shipment.id)
      .execute();
    return true;
  });
};
