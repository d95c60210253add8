import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { createKey } from './keys/create-key.ts';
import { listKeys } from './keys/list-keys.ts';
import { revokeKey } from './keys/revoke-key.ts';
import { removeWebhook, rotateSecret } from './webhooks/change-webhook.ts';
import { listWebhooks } from './webhooks/find-webhook.ts';
import { createWebhook, editWebhook } from './webhooks/save-webhook.ts';
import { listDeliveries, resendDelivery, sendPing } from './webhooks/webhook-log.ts';

const keyRoutes = (app: App): void => {
  const { apiKeys } = endpoints;
  implement(app, apiKeys.list, async ({ ctx }) => ({ data: await listKeys(ctx) }));
  implement(app, apiKeys.create, async ({ ctx, body }) => ({
    data: await createKey({ ctx, input: body }),
    message: message('api-key.created', ctx.locale),
  }));
  implement(app, apiKeys.revoke, async ({ ctx, body }) => ({
    data: await revokeKey({ ctx, input: body }),
    message: message('api-key.revoked', ctx.locale),
  }));
};

export const developerRoutes = (app: App): void => {
  keyRoutes(app);
  const { webhooks } = endpoints;
  implement(app, webhooks.list, async ({ ctx }) => ({ data: await listWebhooks(ctx) }));
  implement(app, webhooks.create, async ({ ctx, body }) => ({
    data: await createWebhook({ ctx, input: body }),
    message: message('webhook.created', ctx.locale),
  }));
  implement(app, webhooks.edit, async ({ ctx, body }) => ({
    data: await editWebhook({ ctx, input: body }),
    message: message('webhook.saved', ctx.locale),
  }));
  implement(app, webhooks.remove, async ({ ctx, body }) => ({
    data: await removeWebhook({ ctx, input: body }),
    message: message('webhook.deleted', ctx.locale),
  }));
  implement(app, webhooks.rotate, async ({ ctx, body }) => ({
    data: await rotateSecret({ ctx, input: body }),
    message: message('webhook.rotated', ctx.locale),
  }));
  implement(app, webhooks.ping, async ({ ctx, body }) => ({
    data: await sendPing({ ctx, input: body }),
    message: message('webhook.sent', ctx.locale),
  }));
  implement(app, webhooks.deliveries, async ({ ctx, query, c }) => {
    const { rows, total } = await listDeliveries({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, webhooks.resend, async ({ ctx, body }) => ({
    data: await resendDelivery({ ctx, input: body }),
    message: message('webhook.sent', ctx.locale),
  }));
};
