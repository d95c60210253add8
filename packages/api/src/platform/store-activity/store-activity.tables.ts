import type { StoreArea } from '@pasar/contract';
import type { Generated } from 'kysely';

/** What somebody changed in a store, for its owner; kept for 24 months. */
interface StoreActivity {
  id: Generated<number>;
  merchant_id: number;
  /** Null once the account is gone. */
  actor_id: number | null;
  /** The key with which a program acted for the actor. */
  key_id: number | null;
  area: StoreArea;
  /** The path of the call below the store's: `orders/approve`. */
  action: string;
  /** The numbers and codes of what it was about. */
  target: string[];
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** From which network, not from which address. */
  network: string;
  at: Date;
}

declare module '../database/database.ts' {
  interface Database {
    store_activity: StoreActivity;
  }
}
