import type { Context } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';
import type { BookingRequest } from '../../../ports/courier-provider.ts';
import { type CourierCode, findCourier } from '../quotes/couriers.ts';

export interface NewShipment {
  orderId: number;
  courier: string;
  service: string;
  /** Official codes. */
  originCity: string;
  destinationCity: string;
  /** The recipient of the parcel. */
  receiver: string;
}

export interface RequestedShipment extends NewShipment {
  /** The order's code, from which the parcel's reference is made. */
  code: string;
  request: Omit<BookingRequest, 'reference' | 'courier' | 'service'>;
}

/**
 * A booking of which nobody knows whether the service has made it is asked for again under the same reference: it would
 * be made twice under another one.
 */
const reopen = async (
  { db, clock }: Context,
  { orderId, service, receiver, request }: RequestedShipment,
  courier: CourierCode,
) => {
  const reopened = await db
    .updateTable('shipments')
    .set({
      status: 'asked',
      voided_at: null,
      tries: 0,
      opened_at: clock.now(),
      next_scan_at: clock.now(),
      receiver,
      request: json({ ...request, courier, service }),
    })
    .where('order_id', '=', orderId)
    .where('is_unresolved', '=', true)
    .returning('id')
    .executeTakeFirst();
  return reopened !== undefined;
};

const nextReference = async ({ db }: Context, { orderId, code }: RequestedShipment) => {
  const { count } = await db
    .selectFrom('shipments')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return `${code}-${count + 1}`;
};

/**
 * Asks for the pickup of an order's parcel, in the caller's transaction; a job books it after the commit. Throws for an
 * unknown courier, for an order whose parcel is open, and without a service that books couriers.
 */
export const openShipment = async (ctx: Context, asked: RequestedShipment): Promise<void> => {
  const courier = findCourier(asked.courier);
  if (!courier) throw new Error(`no courier is called ${asked.courier}`);
  const [provider] = ctx.courierProviders;
  if (!provider) throw new Error('no service books couriers');
  ctx.afterCommit(() => ctx.wakeJobs('shipping'));
  if (await reopen(ctx, asked, courier.code)) return;
  const { orderId, service, originCity, destinationCity, receiver, request } = asked;
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('shipments')
    .values({
      order_id: orderId,
      awb: null,
      courier: courier.code,
      service,
      origin_city: originCity,
      destination_city: destinationCity,
      receiver,
      last_code: null,
      opened_at: now,
      voided_at: null,
      provider: provider.name,
      reference: await nextReference(ctx, asked),
      status: 'asked',
      request: json({ ...request, courier: courier.code, service }),
      next_scan_at: now,
    })
    .execute();
};
