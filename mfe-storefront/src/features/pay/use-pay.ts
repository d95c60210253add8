import type { Checkout, PayRejection } from '@pasar/contract';
import {
  broadcastCartChange,
  counts,
  linkTo,
  overlay,
  useApi,
  useCounts,
  useLocalNavigate,
  useReportError,
  useSubmit,
} from '@pasar/slice-kit';
import { useRef } from 'react';
import type { InferOutput } from 'valibot';
import type { PayBody } from './pay-calls.ts';

interface Refused {
  refusal: InferOutput<typeof PayRejection>;
  /** Why, in the page's language. */
  text: string;
}

/**
 * Pays a checkout once: a second press while one runs does nothing, and the same intent sent again carries the same key
 * (quality R5, R15). A paid checkout leads to its payment page, which takes the checkout's place in the history.
 */
export const usePay = (refused: (what: Refused) => void) => {
  const api = useApi();
  const report = useReportError();
  const navigate = useLocalNavigate();
  const { cart } = useCounts();
  const intent = useRef({ body: '', key: '' });

  const { submit: pay, busy } = useSubmit(async (checkout: Checkout, method: string | null) => {
    const { checkout_id, summary, fingerprint, source, orders } = checkout;
    const body: PayBody = {
      checkout_id,
      expected_total: summary.grand_total,
      expected_fingerprint: fingerprint,
      payment_method: summary.payable > 0 ? method : null,
    };
    const text = JSON.stringify(body);
    if (intent.current.body !== text) intent.current = { body: text, key: crypto.randomUUID() };
    const calls = await import(/* webpackChunkName: "pay-calls" */ './pay-calls.ts').catch(report);
    if (!calls) return;
    try {
      const code = await overlay.during(calls.payCheckout(api, body, intent.current.key));
      const bought = orders.flatMap(({ items }) => items).length;
      if (source === 'cart') {
        counts.set({ cart: Math.max(0, cart - bought) });
        broadcastCartChange();
      }
      await navigate(linkTo('storefront.payment', { code }), { replace: true });
    } catch (failure) {
      const refusal = calls.findPayRejection(failure);
      if (!refusal) return report(failure);
      intent.current = { body: '', key: '' };
      refused({ refusal, text: failure instanceof Error ? failure.message : '' });
    }
  });
  return { pay, paying: busy };
};
