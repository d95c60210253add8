import { isApiError } from '@pasar/api-client';
import { type Loader, linkTo, notFound, redirectTo } from '@pasar/slice-kit';
import { readCheckout } from '../features/checkout/checkout-calls.ts';

/** Null where there is nothing to check out. A checkout that is paid already leads to its payment. */
export const checkoutLoader = (async ({ api, url, signal }) => {
  const id = url.searchParams.get('id') ?? undefined;
  if (id !== undefined && !/^[1-9]\d{0,15}$/.test(id)) return notFound();
  try {
    const view = await readCheckout(api, id, signal);
    const { status, order_group_code } = view.checkout;
    if (status === 'paid' && order_group_code)
      return redirectTo(linkTo('storefront.payment', { code: order_group_code }));
    return view;
  } catch (failure) {
    if (isApiError(failure) && failure.code === 409) return null;
    throw failure;
  }
}) satisfies Loader;
