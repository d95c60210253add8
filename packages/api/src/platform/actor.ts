/** Who asks. A merchant is a user who owns a store; the desk is the marketplace's staff. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user';
      userId: number;
      sessionId: number;
      merchantId: number | null;
      role: 'user' | 'desk';
      /** As the account has it now; absent where a program acts for a person. */
      email?: string;
    };

export type SignedInUser = Extract<Actor, { kind: 'user' }>;

export const visitor: Actor = { kind: 'visitor' };
