import type { CheckoutView } from './checkout-view.ts';

/** What the rules refuse. */
export class RejectionError extends Error {
  readonly code: number;
  readonly reason: string | null;
  /** A refused pay shows the checkout anew; what that changed stays. */
  readonly shown: CheckoutView | null;
  constructor(code: 404 | 409 | 422, reason: string | null = null, shown: CheckoutView | null = null) {
    super(`${code} ${reason ?? ''}`);
    this.code = code;
    this.reason = reason;
    this.shown = shown;
  }
}
