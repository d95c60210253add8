/** A stored response under a key, so that a repeated call gets the same bytes (domain 3.0). */
export interface IdempotencyKeys {
  user_id: number;
  route: string;
  key: string;
  /** Keyed: bodies may hold passwords. */
  request_hash: string;
  /** The exact JSON; null only inside the transaction that is about to write it. */
  response: string | null;
  at: Date;
}

declare module '../database/database.ts' {
  interface Database {
    idempotency_keys: IdempotencyKeys;
  }
}
