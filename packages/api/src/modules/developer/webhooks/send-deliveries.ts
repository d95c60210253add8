import { later, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { postGuarded } from '../../../platform/guarded-fetch/guarded-post.ts';
import type { OutgoingDelivery } from './outgoing-delivery.ts';
import { settleDelivery } from './settle-delivery.ts';
import { signWebhook } from './sign-webhook.ts';

/** What seals the secrets of webhooks. */
export const webhookSecretPurpose = 'webhook secrets';

/** So many are sent at once, so that a slow receiver does not hold up the others. */
const atOnce = 8;
/** A server that dies while sending leaves its deliveries to others after this. */
const claim = minute;

/** Takes due deliveries for this process alone, before anything is sent. */
const claimDue = (ctx: Context): Promise<OutgoingDelivery[]> =>
  inTransaction(ctx, async ({ db, clock }) => {
    const due = await db
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('next_at', '<=', clock.now())
      .orderBy('next_at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    await db
      .updateTable('webhook_deliveries')
      .set({ next_at: later(clock, claim) })
      .where('id', 'in', ids)
      .execute();
    const endpoints = await db
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where(
        'id',
        'in',
        due.map(({ endpoint_id }) => endpoint_id),
      )
      .execute();
    return due.flatMap((delivery) => {
      const endpoint = endpoints.find(({ id }) => id === delivery.endpoint_id);
      return endpoint ? [{ ...delivery, endpoint }] : [];
    });
  });

const secretsOf = ({ keys, clock }: Context, { endpoint }: OutgoingDelivery): string[] => {
  const { secret_sealed, old_secret_sealed, old_secret_until } = endpoint;
  const isOldValid = old_secret_until !== null && old_secret_until > clock.now();
  return [secret_sealed, ...(isOldValid && old_secret_sealed ? [old_secret_sealed] : [])].map((sealed) =>
    keys.open(webhookSecretPurpose, sealed),
  );
};

const sendOne = async (ctx: Context, delivery: OutgoingDelivery): Promise<void> => {
  const { event_id: id, body, endpoint } = delivery;
  const headers = signWebhook({ id, at: ctx.clock.now(), body }, secretsOf(ctx, delivery));
  const began = performance.now();
  const ms = () => Math.round(performance.now() - began);
  try {
    const { status, excerpt } = await postGuarded(endpoint.url, { headers, body }, { mode: ctx.mode });
    await settleDelivery(ctx, delivery, { status, excerpt, ms: ms() });
  } catch (error) {
    const excerpt = error instanceof Error ? error.message : String(error);
    await settleDelivery(ctx, delivery, { status: null, excerpt, ms: ms() });
  }
};

/**
 * Sends what is due, some of it at once. A process that is killed before it notes the answer leaves the delivery to be
 * sent again under the same id, so that each arrives at least once (people W85).
 */
export const sendDeliveries = async (ctx: Context): Promise<boolean> => {
  const due = await claimDue(ctx);
  await Promise.all(due.map((delivery) => sendOne(ctx, delivery)));
  return due.length > 0;
};
