import type { ApiScope, WebhookEvent } from '@pasar/contract';
import type { Generated } from 'kysely';

/** A key with which a program of a store calls the marketplace (people W60). */
export interface ApiKeys {
  id: Generated<number>;
  merchant_id: number;
  name: string;
  /** The part of the key that finds its row; not secret. */
  prefix: string;
  secret_hash: string;
  scopes: ApiScope[];
  /** Addresses and ranges that calls may come from; empty: all. */
  networks: string[];
  created_by: number;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
  /** When its store was told that it expires soon. */
  reminded_at: Date | null;
}

/** An address to which the events of a store are sent (people W61). */
export interface WebhookEndpoints {
  id: Generated<number>;
  merchant_id: number;
  url: string;
  events: WebhookEvent[];
  secret_sealed: string;
  /** The secret before the last rotation, which signs until then. */
  old_secret_sealed: string | null;
  old_secret_until: Date | null;
  state: Generated<'active' | 'stopped'>;
  stop_reason: 'gone' | 'failing' | null;
  /** Of the first failure since anything was taken. */
  failing_since: Date | null;
  created_at: Date;
}

/** One event on its way to one address. */
export interface WebhookDeliveries {
  id: Generated<number>;
  endpoint_id: number;
  event_id: string;
  type: string;
  body: string;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  tries: Generated<number>;
  /** When it is sent next; null when it is not. */
  next_at: Date | null;
  created_at: Date;
  last_at: Date | null;
  status: number | null;
  ms: number | null;
  excerpt: Generated<string>;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    api_keys: ApiKeys;
    webhook_endpoints: WebhookEndpoints;
    webhook_deliveries: WebhookDeliveries;
  }
}
