import { getFirstFieldMessages, isApiError } from '@pasar/api-client';
import { linkTo, useApi, useLocalNavigate, useReportError, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Cart, loadCartCalls } from '../../shared/cart-calls/index.ts';
import type { CartQueue } from './cart-queue.ts';

/**
 * Begins the checkout of the checked items, once every change before it was confirmed. A rejection is shown
 * in place, beside the cart after it.
 */
export const useCheckout = (queue: CartQueue, cart: Cart) => {
  const api = useApi();
  const { t } = useTranslation('storefront');
  const navigate = useLocalNavigate();
  const report = useReportError();
  const [refused, setRefused] = useState<{ text: string; at: Cart }>();

  const { submit, busy } = useSubmit(async () => {
    setRefused(undefined);
    const refuse = (text: string) => setRefused({ text, at: queue.view().cart });
    const granted = await queue.settled();
    // The message is at the line, which may be out of sight, or was in a toast.
    if (!granted) return refuse([...queue.view().refusals.values()].at(-1) ?? '');
    if (queue.view().cart.total_checked === 0) return refuse(t('cart.nothing'));
    try {
      const id = await (await loadCartCalls()).beginCheckout(api);
      await navigate(linkTo('storefront.checkout', { id }));
    } catch (failure) {
      if (!isApiError(failure) || (failure.code !== 409 && failure.code !== 422)) return report(failure);
      queue.refresh();
      await queue.settled();
      refuse(getFirstFieldMessages(failure)[0] ?? failure.message);
    }
  });
  // A change of the cart resolves the rejection.
  const refusal = refused?.at === cart ? refused.text : undefined;
  return { submit, busy, refusal };
};
