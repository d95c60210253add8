import type { CheckoutView } from '../reference-model/checkout-view.ts';

/** What came of a deed, as the rules or the server say it. */
export interface CommandResult {
  code: number;
  /** Why a checkout was refused; null where nobody asks. */
  reason: string | null;
  shown: CheckoutView | null;
}
