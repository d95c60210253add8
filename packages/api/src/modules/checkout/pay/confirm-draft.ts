import { apiError } from '../../../platform/http/api-error.ts';
import { checkoutErrors } from '../checkout-errors.ts';
import { computeFingerprint } from '../draft/compute-fingerprint.ts';
import type { Draft } from '../draft/draft.ts';

export interface Confirmed {
  /** The grand total that the user saw, in rupiah. */
  expected_total: number;
  /** What else they saw; absent from clients that only compare sums. */
  expected_fingerprint?: string | undefined;
  payment_method?: string | null;
}

interface ToConfirm extends Confirmed {
  /** How many payment methods the marketplace has. */
  methods: number;
}

const demandGoods = ({ orders }: Draft) => {
  if (orders.length === 0) throw checkoutErrors.empty();
  if (orders.some(({ lines }) => lines.some(({ bought }) => bought === 0)))
    throw checkoutErrors.stockChanged();
};

const demandShipping = ({ orders, quotesAreGood }: Draft & { quotesAreGood: boolean }) => {
  if (orders.some(({ address }) => !address)) throw checkoutErrors.noAddress();
  // A rate that expired or changed cannot be used any more: the user sees the new one first.
  if (!quotesAreGood) throw checkoutErrors.quoteExpired();
  if (orders.some(({ chosen }) => !chosen)) throw checkoutErrors.noCourier();
};

/** Why the total has changed. */
const demandTotal = ({ orders, droppedPromos, summary }: Draft, expected: number) => {
  if (summary.grandTotal === expected) return;
  if (orders.some(({ lines }) => lines.some(({ warning }) => warning === 'stock_reduced'))) {
    throw checkoutErrors.stockChanged();
  }
  if (droppedPromos.length > 0) throw checkoutErrors.promoInvalid();
  throw checkoutErrors.priceChanged();
};

/** Another tab may have selected another size, address or sender for the same money. */
const demandSame = (draft: Draft, expected: string | undefined) => {
  if (expected !== undefined && expected !== computeFingerprint(draft)) throw checkoutErrors.changed();
};

/** Another tab may have emptied the wallet: then more is left to pay than the user saw. */
const demandPayment = ({ session, summary }: Draft, { payment_method: method, methods }: ToConfirm) => {
  if (session.useWallet && summary.walletUsed < session.walletShown) throw checkoutErrors.walletShort();
  if (summary.payable > 0 && methods === 0) throw checkoutErrors.noMethod();
  if (summary.payable > 0 && !method) throw apiError.invalid({ payment_method: ['payment.method-required'] });
};

/**
 * Compares the current checkout with what the user confirmed. Throws 409 with the reason when anything is missing or
 * changed, 422 without a payment method for the rest (domain 4).
 */
export const confirmDraft = (draft: Draft & { quotesAreGood: boolean }, confirmed: ToConfirm): void => {
  const { expected_total, expected_fingerprint } = confirmed;
  demandGoods(draft);
  demandShipping(draft);
  demandTotal(draft, expected_total);
  demandSame(draft, expected_fingerprint);
  demandPayment(draft, confirmed);
};
