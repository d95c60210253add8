import type { Webhook } from '@pasar/contract';
import { day, later } from '../../../platform/clock.ts';
import type { HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { listWebhooks, lockWebhook, presentWebhook } from './find-webhook.ts';
import { webhookSecretPurpose } from './send-deliveries.ts';
import { createWebhookSecret } from './sign-webhook.ts';

type ById = HandlerArgs<{ webhook_id: number }>;

/** Deletes a webhook with its log; answers with those that are left. Throws 404. */
export const removeWebhook = ({ ctx, input }: ById): Promise<Webhook[]> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { id, merchant_id } = await lockWebhook(ctxInTx, input.webhook_id);
    await ctxInTx.db.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
    securityEvent(ctxInTx, 'webhook-changed', { webhook: id, store: merchant_id, change: 'deleted' });
    return listWebhooks(ctxInTx);
  });

/** Gives a webhook a new secret; both sign for 24 hours, so that its program can change over. Throws 404. */
export const rotateSecret = ({ ctx, input }: ById): Promise<{ webhook: Webhook; secret: string }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { db, clock, keys } = ctxInTx;
    const before = await lockWebhook(ctxInTx, input.webhook_id);
    const secret = createWebhookSecret();
    const row = await db
      .updateTable('webhook_endpoints')
      .set({
        secret_sealed: keys.seal(webhookSecretPurpose, secret),
        old_secret_sealed: before.secret_sealed,
        old_secret_until: later(clock, day),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { id: webhook, merchant_id: store } = row;
    securityEvent(ctxInTx, 'webhook-changed', { webhook, store, change: 'rotated' });
    return { webhook: presentWebhook(ctxInTx, row), secret };
  });
