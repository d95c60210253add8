import { isApiError } from '@pasar/api-client';
import { cartEndpoints, type OrderItem } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { counts, linkTo, toast, useApi, useLocalNavigate, useReportError, useSubmit } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

/**
 * Puts the items of an order into the cart again and opens it; reports which items were left out, and why.
 */
export const useBuyAgain = (items: readonly OrderItem[]) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const report = useReportError();
  const navigate = useLocalNavigate();
  const intent = useIntent();
  return useSubmit(async () => {
    const left: string[] = [];
    let added = 0;
    // One after the other: each response counts the full cart.
    for (const { name, product_id, variant_id, qty } of items) {
      const body = { product_id, variant_id, qty };
      try {
        const { data } = await intent(body, (idempotencyKey) =>
          api.call(cartEndpoints.add, { body }, { idempotencyKey }),
        );
        counts.set({ cart: data.total_item });
        added += 1;
      } catch (failure) {
        const ownFault = isApiError(failure) && [404, 409, 422].includes(failure.code ?? 0);
        if (!ownFault) return report(failure, { doing: 'add-to-cart' });
        left.push(t('again.left', { name, why: failure.message }));
      }
    }
    if (left.length > 0) toast.error(left.join(' · '));
    if (added > 0) await navigate(linkTo('storefront.cart'));
  });
};
