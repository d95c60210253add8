import type { Context } from '@pasar/api/plugin';
import type { DemoStandIns } from './demo-stand-ins.ts';

const provider = 'biteship';

/** The steps of a courier that the stand-in knows, for what the marketplace knows of a parcel. */
const statuses: Record<string, string> = {
  manifested: 'confirmed',
  picked_up: 'picked',
  in_transit: 'picked',
  out_for_delivery: 'dropping_off',
};

/**
 * Hands open parcels over to the stand-in that has none of them: those of the demo's history, of an older demo and of a
 * restored export. From then on they move by it.
 */
export const adoptParcels = async (ctx: Context, standIns: DemoStandIns): Promise<void> => {
  const parcels = await ctx.db
    .selectFrom('shipments')
    .selectAll()
    .where('source', '=', 'api')
    .where('voided_at', 'is', null)
    .where((e) =>
      e.or([e('last_code', 'is', null), e('last_code', 'not in', ['delivered', 'lost', 'returned'])]),
    )
    .where('status', 'in', ['booked', 'closed'])
    .where((e) => e.or([e('provider', 'is', null), e('provider', '=', provider)]))
    .orderBy('id')
    .execute();
  if (parcels.length === 0) return;
  const standIn = await standIns.open(provider);
  const known = new Set(
    (await standIn.control<{ reference_id: string }[]>('orders')).map(({ reference_id }) => reference_id),
  );
  for (const { id, order_id, awb, courier, service, last_code, receiver, ...parcel } of parcels) {
    const reference_id = parcel.reference ?? `demo-${order_id}-${id}`;
    if (known.has(reference_id)) continue;
    const adopted = await standIn.control<{ id: string }>('adopt', {
      reference_id,
      waybill_id: awb,
      company: courier,
      type: service.toLowerCase(),
      status: statuses[last_code ?? ''] ?? 'confirmed',
      receiver,
      next_step_at: parcel.next_scan_at?.getTime() ?? ctx.clock.now().getTime(),
    });
    await ctx.db
      .updateTable('shipments')
      .set({
        provider,
        reference: reference_id,
        provider_ref: adopted.id,
        status: 'booked',
        next_scan_at: null,
      })
      .where('id', '=', id)
      .execute();
  }
};
