/** The current user. A merchant is a user who owns a store; staff work for the marketplace. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user';
      userId: number;
      sessionId: number;
      merchantId: number | null;
      role: 'user' | 'staff';
      /** As the account has it now; absent where a program acts for a user. */
      email?: string;
    };

export type SignedInUser = Extract<Actor, { kind: 'user' }>;

export const visitor: Actor = { kind: 'visitor' };
