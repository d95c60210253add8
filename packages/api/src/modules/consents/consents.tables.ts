import type { LegalDocument } from '@pasar/contract';
import type { Generated } from 'kysely';

/** What somebody agreed to, and until when (people W66); rows are never changed but by their withdrawal. */
interface Consents {
  id: Generated<number>;
  user_id: number;
  kind: LegalDocument | 'promo';
  /** Of a text; null for mail about promos. */
  version: number | null;
  given_at: Date;
  withdrawn_at: Date | null;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    consents: Consents;
  }
}
