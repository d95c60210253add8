import { randomUUID } from 'node:crypto';
import type { Buyer } from '@pasar/api/testing';
import type { ReadyCheckout } from '../harness/shopper.ts';

/** One press of "pay" and what became of it; without an answer it is pressed again after the restart. */
export interface PaymentAttempt {
  buyer: Buyer;
  checkout: ReadyCheckout;
  key: string;
  /** Null: paid from the wallet. */
  method: string | null;
}

/** What the people outside know: what was acknowledged must never be lost, what was not must never happen twice. */
export interface Journal {
  /** Codes of order groups that a server promised. */
  groups: string[];
  /** Codes of withdrawals that a server promised. */
  withdrawals: string[];
  /** Orders that a server said were moved, with the status that they reached. */
  moved: { code: string; to: string }[];
  unanswered: PaymentAttempt[];
  /** Answers that nobody may get. */
  strange: string[];
}

export const emptyJournal = (): Journal => ({
  groups: [],
  withdrawals: [],
  moved: [],
  unanswered: [],
  strange: [],
});

export const createPaymentAttempt = (
  buyer: Buyer,
  checkout: ReadyCheckout,
  method: string | null,
): PaymentAttempt => ({
  buyer,
  checkout,
  key: randomUUID(),
  method,
});
