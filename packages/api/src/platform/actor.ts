import type { StaffRole } from '@pasar/contract';

/** The current user. A merchant is a user who owns a store; staff work for the marketplace. */
export type Actor =
  | { kind: 'visitor' }
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
    };

export type SignedInUser = Extract<Actor, { kind: 'user' }>;

export const visitor: Actor = { kind: 'visitor' };
