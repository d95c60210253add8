import type { CourierService, endpoints, HandlerInput } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { readProvinces } from '../../regions/index.ts';
import { findCourier, readTariff } from '../../shipping/index.ts';
import { refreshShippingOfferListings } from '../../shipping-offers/index.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';
import { listCourierServices } from './list-courier-services.ts';

type Calls = typeof endpoints.adminCouriers;
type Edit = HandlerInput<Calls['edit']>['body'];
type Areas = HandlerInput<Calls['areas']>['body'];
type Name = Pick<Edit, 'courier' | 'service'>;

const read = async (ctx: Context, { courier, service }: Name): Promise<CourierService> => {
  const found = (await listCourierServices({ ctx, input: { courier } })).find(
    (one) => one.service === service,
  );
  if (!found) throw apiError.notFound();
  return found;
};

/** What the audit compares. */
const toFacts = ({ is_on, zones, closed }: CourierService) => ({
  is_on,
  per_kg: zones.map(({ per_kg }) => per_kg),
  closed: closed.map(({ id }) => id),
});

/**
 * Of two changes at once the second waits, and then finds another version. Lists follow, as does this process with the
 * commit and the others within seconds. Throws 404, and 409 with the present state.
 */
const change = async (
  ctx: Context,
  { courier, service, version, reason }: Name & { version: number; reason: string },
  changed: { is_on?: boolean; per_kg?: Edit['per_kg']; closed?: string[] },
): Promise<CourierService> => {
  const after = await inTransaction(ctx, async (ctxInTx) => {
    const { db, clock } = ctxInTx;
    if (!findCourier(courier)?.services.some((one) => one.service === service)) throw apiError.notFound();
    await db
      .insertInto('courier_services')
      .values({ courier, service, per_kg: null, changed_by: null, changed_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const here = db.selectFrom('courier_services').select('version').where('courier', '=', courier);
    await here.where('service', '=', service).forUpdate().execute();
    const before = await read(ctxInTx, { courier, service });
    if (before.version !== version) throw apiError.conflict('request.conflict', before);
    const { per_kg, closed, is_on } = changed;
    await db
      .updateTable('courier_services')
      .set({
        ...(is_on !== undefined && { is_on }),
        ...(per_kg && { per_kg: json(per_kg) }),
        ...(closed && { closed: json(closed) }),
        version: version + 1,
        changed_by: getCurrentStaffUser(ctxInTx).userId,
        changed_at: clock.now(),
      })
      .where('courier', '=', courier)
      .where('service', '=', service)
      .execute();
    const now = await read(ctxInTx, { courier, service });
    await recordAudit(ctxInTx, {
      action: 'courier.edit',
      target: { type: 'courier', id: `${courier} ${service}` },
      before: toFacts(before),
      after: toFacts(now),
      reason,
    });
    await refreshShippingOfferListings(ctxInTx, null);
    return now;
  });
  await readTariff(ctx);
  return after;
};

/** Offers a service or not, at a price for each zone that it goes to. Throws 404, 409, and 422 at `per_kg`. */
export const editCourierService = async ({ ctx, input }: HandlerArgs<Edit>): Promise<CourierService> => {
  const { zones } = await read(ctx, input);
  const { is_on, per_kg } = input;
  const fits = (fare: number | null, zone: number) => (zones[zone]?.usual === null) === (fare === null);
  if (per_kg.length !== zones.length || !per_kg.every(fits))
    throw apiError.invalid({ per_kg: ['admin.fare.zone'] });
  return change(ctx, input, { is_on, per_kg });
};

/** Names the provinces that a service does not deliver to. Throws 404, 409, and 422 at `closed`. */
export const closeAreas = async ({ ctx, input }: HandlerArgs<Areas>): Promise<CourierService> => {
  const known = new Set((await readProvinces()).map(({ id }) => id));
  const closed = [...new Set(input.closed)].toSorted();
  if (!closed.every((id) => known.has(id))) throw apiError.invalid({ closed: ['field.invalid'] });
  return change(ctx, input, { closed });
};
