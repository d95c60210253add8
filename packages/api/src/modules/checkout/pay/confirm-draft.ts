import { apiError } from '../../../platform/http/api-error.ts';
import { checkoutErrors } from '../checkout-errors.ts';
import { computeFingerprint } from '../draft/compute-fingerprint.ts';
import type { Draft } from '../draft/draft.ts';

export interface Confirmed {
  /** The grand total that the person saw, in rupiah. */
  expected_total: number;
  /** What else they saw; absent from clients that only compare sums. */
  expected_fingerprint?: string | undefined;
  payment_method?: string | null;
}

const demandGoods = ({ orders }: Draft) => {
  if (orders.length === 0) throw checkoutErrors.empty();
  if (orders.some(({ lines }) => lines.some(({ bought }) => bought === 0)))
    throw checkoutErrors.stockChanged();
};

const demandShipping = ({ orders, quotesAreGood }: Draft & { quotesAreGood: boolean }) => {
  if (orders.some(({ address }) => !address)) throw checkoutErrors.noAddress();
  // A fare that ran out or changed is no choice any more: the person sees the new one first.
  if (!quotesAreGood) throw checkoutErrors.quoteExpired();
  if (orders.some(({ chosen }) => !chosen)) throw checkoutErrors.noCourier();
};

/** Why the total is another one. */
const demandTotal = ({ orders, droppedPromos, summary }: Draft, expected: number) => {
  if (summary.grandTotal === expected) return;
  if (orders.some(({ lines }) => lines.some(({ warning }) => warning === 'stock_reduced'))) {
    throw checkoutErrors.stockChanged();
  }
  if (droppedPromos.length > 0) throw checkoutErrors.promoInvalid();
  throw checkoutErrors.priceChanged();
};

/** Another tab may have chosen another size, address or sender for the same money. */
const demandSame = (draft: Draft, expected: string | undefined) => {
  if (expected !== undefined && expected !== computeFingerprint(draft)) throw checkoutErrors.changed();
};

/** The wallet may have been emptied in another tab: then more is left to pay than the person saw. */
const demandPayment = ({ session, summary }: Draft, method: string | null | undefined) => {
  if (session.useWallet && summary.walletUsed < session.walletShown) throw checkoutErrors.walletShort();
  if (summary.payable > 0 && !method) throw apiError.invalid({ payment_method: ['payment.method-required'] });
};

/**
 * Compares the checkout of this moment with what the person confirmed. Throws 409 with the reason when anything is
 * missing or changed, 422 without a way to pay the rest (domain 4).
 */
export const confirmDraft = (
  draft: Draft & { quotesAreGood: boolean },
  { expected_total, expected_fingerprint, payment_method }: Confirmed,
): void => {
  demandGoods(draft);
  demandShipping(draft);
  demandTotal(draft, expected_total);
  demandSame(draft, expected_fingerprint);
  demandPayment(draft, payment_method);
};
