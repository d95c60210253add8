import type { ApiScope, StaffRole, StoreRole } from '@pasar/contract';

/**
 * The current user. A merchant is a user who works for a store; staff work for the marketplace. A key belongs to a
 * program of a store: it is nobody until a call that is open to it makes it act as the owner (people W60).
 */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'key'; keyId: number; scopes: readonly ApiScope[]; owner: SignedInUser }
  | {
      kind: 'user';
      userId: number;
      sessionId: number;
      /** The store in which the session works; null for who works for none. */
      merchantId: number | null;
      /** What the user is in that store; absent where a program acts for a user. */
      storeRoles?: readonly StoreRole[];
      /** Other stores that the user works for: nobody buys from, reviews or asks a store that they work for. */
      otherStores?: readonly number[];
      role: 'user' | 'staff';
      /** Of a staff member; absent or empty: no call of the back office is open. */
      staffRoles?: readonly StaffRole[];
      /** Of a staff member: a passkey or an authenticator app protects the account. */
      hasFactor?: boolean;
      /** As the account has it now; absent where a program acts for a user. */
      email?: string;
      /** The key with which a program acts for the owner. */
      keyId?: number;
    };

export type SignedInUser = Extract<Actor, { kind: 'user' }>;

/** Whether the user works for a store, as owner or as member. */
export const worksFor = (actor: Actor, merchantId: number): boolean =>
  actor.kind === 'user' &&
  (actor.merchantId === merchantId || (actor.otherStores ?? []).includes(merchantId));

export const visitor: Actor = { kind: 'visitor' };
