import type { MemberRole } from '@pasar/contract';
import type { Generated } from 'kysely';

/** Somebody who works for a store of somebody else; who owns it is in `merchants`. */
interface StoreMembers {
  merchant_id: number;
  user_id: number;
  /** Never empty. */
  roles: MemberRole[];
  /** Grows with every change of the roles. */
  version: Generated<number>;
  created_at: Date;
}

/** An address that may join a store with the secret of the mail; it is deleted when that happens. */
export interface StoreInvitations {
  id: Generated<number>;
  merchant_id: number;
  email: string;
  roles: MemberRole[];
  /** SHA-256 of the secret in the link. */
  token_hash: string;
  sent_at: Date;
  expires_at: Date;
  /** When the owner was told that it expires soon. */
  reminded_at: Date | null;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    store_members: StoreMembers;
    store_invitations: StoreInvitations;
  }
}
