import { type HandlerInput, type Webhook, type webhookEndpoints, webhookLimits } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { findGuardedProblem } from '../../../platform/guarded-fetch/guarded-post.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import { createMessage } from '../../../platform/message.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { noticeToOwner } from '../notice-to-owner.ts';
import { listWebhooks, lockWebhook, presentWebhook } from './find-webhook.ts';
import { webhookSecretPurpose } from './send-deliveries.ts';
import { createWebhookSecret } from './sign-webhook.ts';

type Fields = HandlerInput<typeof webhookEndpoints.create>['body'];
type Edit = HandlerInput<typeof webhookEndpoints.edit>['body'];

/** Throws 422 for an address that nothing may be sent to. */
const assertAddress = ({ mode }: Context, url: string): void => {
  if (findGuardedProblem(url, { mode })) throw apiError.invalid({ url: ['webhook.url'] });
};

/** Adds a webhook; its secret is in the result, and stored sealed. Throws 401, 403, 409 beyond 5, 422. */
export const createWebhook = ({
  ctx,
  input,
}: HandlerArgs<Fields>): Promise<{ webhook: Webhook; secret: string }> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { db, clock, keys } = ctxInTx;
    assertAddress(ctxInTx, input.url);
    const merchant_id = getCurrentMerchantId(ctxInTx);
    // Two webhooks at once must not both be the last that fits.
    await db.selectFrom('merchants').select('id').where('id', '=', merchant_id).forUpdate().execute();
    if ((await listWebhooks(ctxInTx)).length >= webhookLimits.endpoints)
      throw apiError.conflict(createMessage('webhook.full', { max: webhookLimits.endpoints }));
    const secret = createWebhookSecret();
    const row = await db
      .insertInto('webhook_endpoints')
      .values({
        merchant_id,
        url: input.url,
        events: [...new Set(input.events)],
        secret_sealed: keys.seal(webhookSecretPurpose, secret),
        old_secret_sealed: null,
        old_secret_until: null,
        stop_reason: null,
        failing_since: null,
        created_at: clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noticeToOwner(ctxInTx, merchant_id, 'webhook-created', new URL(input.url).host);
    securityEvent(ctxInTx, 'webhook-changed', { webhook: row.id, store: merchant_id, change: 'created' });
    return { webhook: presentWebhook(ctxInTx, row), secret };
  });

/** Changes address and events; a stopped webhook runs again. Throws 404, 422. */
export const editWebhook = ({ ctx, input }: HandlerArgs<Edit>): Promise<Webhook> =>
  inTransaction(ctx, async (ctxInTx) => {
    assertAddress(ctxInTx, input.url);
    const { id, merchant_id } = await lockWebhook(ctxInTx, input.webhook_id);
    const row = await ctxInTx.db
      .updateTable('webhook_endpoints')
      .set({
        url: input.url,
        events: [...new Set(input.events)],
        state: 'active',
        stop_reason: null,
        failing_since: null,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    securityEvent(ctxInTx, 'webhook-changed', { webhook: id, store: merchant_id, change: 'edited' });
    return presentWebhook(ctxInTx, row);
  });
