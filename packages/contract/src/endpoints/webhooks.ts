import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { messageId } from '../messages/message-id.ts';
import { BodyId } from '../schemas/wire-id.ts';

/** What a webhook can tell; `order.*` is every status that the store sees (people W61). */
export const webhookEvents = ['order.*', 'stock.changed', 'import.finished'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookLimits = { endpoints: 5, url: 500, logDays: 30 };

const Webhook = v.object({
  id: v.number(),
  url: v.string(),
  events: v.array(v.picklist(webhookEvents)),
  /** `stopped`: nothing is sent until it is resumed; `stop_reason` tells why. */
  state: v.picklist(['active', 'stopped']),
  stop_reason: v.nullable(v.picklist(['gone', 'failing'])),
  created_at: v.string(),
  /** Until when the secret before the last rotation signs, too; null: it does not. */
  old_secret_until: v.nullable(v.string()),
});
export type Webhook = v.InferOutput<typeof Webhook>;

const WebhookDelivery = v.object({
  id: v.number(),
  webhook_id: v.number(),
  url: v.string(),
  /** `webhook-id`: the same at every try. */
  event_id: v.string(),
  type: v.string(),
  state: v.picklist(['waiting', 'delivered', 'failed']),
  tries: v.number(),
  created_at: v.string(),
  last_at: v.nullable(v.string()),
  next_at: v.nullable(v.string()),
  /** Of the last try: the status of the answer, its milliseconds and its beginning; null without an answer. */
  status: v.nullable(v.number()),
  ms: v.nullable(v.number()),
  excerpt: v.string(),
});
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>;

const fields = {
  url: v.pipe(
    v.string(messageId('webhook.url')),
    v.trim(),
    v.maxLength(webhookLimits.url, messageId('webhook.url')),
    v.url(messageId('webhook.url')),
  ),
  events: v.pipe(
    v.array(v.picklist(webhookEvents, messageId('webhook.events')), messageId('webhook.events')),
    v.minLength(1, messageId('webhook.events')),
    v.maxLength(webhookEvents.length, messageId('webhook.events')),
  ),
};
const byId = v.object({ webhook_id: BodyId });
const WithSecret = v.object({ webhook: Webhook, secret: v.string() });

/** Addresses of a store's programs to which events are sent (people W61). */
export const webhooks = {
  list: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/developer/webhooks',
    summary: 'Webhooks of my store, newest first',
    access: 'merchant',
    area: 'owner',
    data: v.array(Webhook),
  }),
  /** Not idempotent: a stored response would keep the secret. */
  create: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/developer/webhooks',
    summary: 'Add a webhook of my store; its secret is in this response and never again',
    access: 'merchant',
    area: 'owner',
    stepUp: 'webhooks',
    body: v.object(fields),
    data: WithSecret,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/developer/webhooks/edit',
    summary: 'Change the address and the events of a webhook; a stopped one runs again',
    access: 'merchant',
    area: 'owner',
    body: v.object({ webhook_id: BodyId, ...fields }),
    data: Webhook,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/developer/webhooks/delete',
    summary: 'Delete a webhook and its log',
    access: 'merchant',
    area: 'owner',
    body: byId,
    data: v.array(Webhook),
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/developer/webhooks/rotate',
    summary: 'Give a webhook a new secret; the old one signs, too, for 24 hours',
    access: 'merchant',
    area: 'owner',
    stepUp: 'webhooks',
    body: byId,
    data: WithSecret,
  }),
  ping: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/developer/webhooks/ping',
    summary: 'Send a webhook a test, once',
    access: 'merchant',
    area: 'owner',
    body: byId,
    data: WebhookDelivery,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/developer/webhooks/deliveries',
    summary: 'What was sent to the webhooks of my store, newest first; kept for 30 days',
    access: 'merchant',
    area: 'owner',
    query: v.object(pageQuery),
    data: v.array(WebhookDelivery),
    meta: Meta,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/developer/webhooks/resend',
    summary: 'Send a delivery again, under the same id',
    access: 'merchant',
    area: 'owner',
    body: v.object({ delivery_id: BodyId }),
    data: WebhookDelivery,
  }),
};
