import type { Generated } from 'kysely';

/** What a provider sent, once per body; deleted after 90 days. */
interface ProviderNotifications {
  id: Generated<number>;
  provider: string;
  digest: string;
  headers: Record<string, string>;
  body: string;
  received_at: Date;
  handled_at: Date | null;
  result: string | null;
}

declare module '../database/database.ts' {
  interface Database {
    provider_notifications: ProviderNotifications;
  }
}
