import type { CheckoutView } from '../reference-model/checkout-view.ts';

/** The result of a command, by the rules or from the server. */
export interface CommandResult {
  code: number;
  /** Why a checkout was refused; null where nobody asks. */
  reason: string | null;
  shown: CheckoutView | null;
}
