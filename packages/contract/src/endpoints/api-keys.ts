import * as v from 'valibot';
import { apiScopes } from '../api-scope.ts';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { BodyId } from '../schemas/wire-id.ts';
import { isNetworkRange } from '../validation/network-range.ts';

/** The limits of a store's keys (people W60). */
export const apiKeyLimits = { keys: 10, days: 365, networks: 10, name: 40, requestsPerMinute: 120 };

const ApiKey = v.object({
  id: v.number(),
  name: v.string(),
  /** What a key starts with, so that its owner recognizes it; the rest is shown once. */
  prefix: v.string(),
  scopes: v.array(v.picklist(apiScopes)),
  /** Where calls may come from; empty: from anywhere. */
  networks: v.array(v.string()),
  created_at: v.string(),
  expires_at: v.string(),
  is_expired: v.boolean(),
  /** To the minute; null: never. */
  last_used_at: v.nullable(v.string()),
});
export type ApiKey = v.InferOutput<typeof ApiKey>;

const name = v.pipe(
  v.string(messageId('api-key.name.required')),
  v.trim(),
  v.minLength(1, messageId('api-key.name.required')),
  v.maxLength(apiKeyLimits.name, messageId('api-key.name.long')),
);

/** Keys with which programs of a store call the marketplace (people W60). */
export const apiKeys = {
  list: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/developer/keys',
    summary: 'Keys of my store that are not revoked, newest first',
    access: 'merchant',
    area: 'owner',
    data: v.array(ApiKey),
  }),
  /** Not idempotent: a stored response would keep the secret. */
  create: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/developer/keys',
    summary: 'Create a key for a program of my store; its secret is in this response and never again',
    access: 'merchant',
    area: 'owner',
    stepUp: 'keys',
    body: v.object({
      name,
      scopes: v.pipe(
        v.array(
          v.picklist(apiScopes, messageId('api-key.scopes.invalid')),
          messageId('api-key.scopes.required'),
        ),
        v.minLength(1, messageId('api-key.scopes.required')),
        v.maxLength(apiScopes.length, messageId('api-key.scopes.invalid')),
      ),
      expires_in_days: v.pipe(
        v.number(messageId('api-key.expiry')),
        v.integer(messageId('api-key.expiry')),
        v.minValue(1, messageId('api-key.expiry')),
        v.maxValue(apiKeyLimits.days, messageId('api-key.expiry')),
      ),
      networks: v.optional(
        v.pipe(
          v.array(
            v.pipe(
              v.string(messageId('api-key.network')),
              v.trim(),
              v.check(isNetworkRange, messageId('api-key.network')),
            ),
            messageId('api-key.network'),
          ),
          v.maxLength(apiKeyLimits.networks, messageId('api-key.networks.many')),
        ),
        [],
      ),
    }),
    data: v.object({ key: ApiKey, secret: v.string() }),
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/developer/keys/revoke',
    summary: 'Revoke a key of my store; its next call is refused',
    access: 'merchant',
    area: 'owner',
    body: v.object({ key_id: BodyId }),
    data: v.array(ApiKey),
  }),
};
