import type { ApiScope, StaffRole } from '@pasar/contract';

/**
 * The current user. A merchant is a user who owns a store; staff work for the marketplace. A key belongs to a program of
 * a store: it is nobody until a call that is open to it makes it act as the owner (people W60).
 */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'key'; keyId: number; scopes: readonly ApiScope[]; owner: SignedInUser }
  | {
      kind: 'user';
      userId: number;
      sessionId: number;
      merchantId: number | null;
      role: 'user' | 'staff';
      /** Of a staff member; absent or empty: no call of the back office is open. */
      staffRoles?: readonly StaffRole[];
      /** As the account has it now; absent where a program acts for a user. */
      email?: string;
      /** The key with which a program acts for the owner. */
      keyId?: number;
    };

export type SignedInUser = Extract<Actor, { kind: 'user' }>;

export const visitor: Actor = { kind: 'visitor' };
