import './store-activity.tables.ts';
import { type Endpoint, getCallerNetworks, getRight } from '@pasar/contract';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { json } from '../database/json.ts';
import { describeInput } from './describe-input.ts';

/** These change nothing that another member could see. Labels wait for other transactions, so they begin none. */
const unrecorded = new Set([
  '/merchant/dashboard/orders/labels',
  '/merchant/dashboard/vouchers/code/check',
  '/merchant/dashboard/chat/:id/read',
]);

const leavesActivity = (endpoint: Endpoint): boolean =>
  endpoint.area !== undefined &&
  endpoint.area !== 'member' &&
  getRight(endpoint) === 'write' &&
  !unrecorded.has(endpoint.path);

interface Call {
  endpoint: Endpoint;
  input: { params?: unknown; body?: unknown };
}

/**
 * Does the work of a call; a change of a store leaves a row about who did what in the same transaction, so that none is
 * missing and none is about something that did not happen (people W30).
 */
export const withStoreActivity = async <T>(
  ctx: Context,
  { endpoint, input }: Call,
  work: (ctxInTx: Context) => Promise<T>,
): Promise<T> => {
  const { actor } = ctx;
  if (!leavesActivity(endpoint) || actor.kind !== 'user' || actor.merchantId === null) return work(ctx);
  const { merchantId: merchant_id, userId: actor_id } = actor;
  return inTransaction(ctx, async (ctxInTx) => {
    const changed: Context['changed'] = { before: null };
    const result = await work({ ...ctxInTx, changed });
    const { target, after } = describeInput(input);
    await ctxInTx.db
      .insertInto('store_activity')
      .values({
        ...{ merchant_id, actor_id, target, key_id: actor.keyId ?? null },
        area: endpoint.area ?? 'owner',
        action: endpoint.path.replace('/merchant/dashboard/', ''),
        before: changed.before && json(changed.before),
        after: after && json(after),
        network: getCallerNetworks(ctx.ip).at(-1)?.network ?? '',
        at: ctx.clock.now(),
      })
      .execute();
    return result;
  });
};
