import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../../platform/context.ts';

/** Milliseconds: couriers are booked one after the other, and a seller prints forty labels at once. */
const longest = 10_000;
const between = 250;

/** Waits until the couriers that a store has called are booked, for some seconds: their labels show the waybills. */
export const waitForWaybills = async (
  { db }: Context,
  merchantId: number,
  codes: readonly string[],
): Promise<void> => {
  const began = performance.now();
  while (performance.now() - began < longest) {
    const open = await db
      .selectFrom('orders')
      .select('id')
      .where('merchant_id', '=', merchantId)
      .where('code', 'in', codes)
      .where('status', '=', 'ready_to_ship')
      .where('awb', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (!open) return;
    await wait(between);
  }
};
