import type { ApiScope } from '@pasar/contract';
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
}

declare module '../../platform/database/database.ts' {
  interface Database {
    api_keys: ApiKeys;
  }
}
