import type { ApiClient } from '@pasar/api-client';
import {
  type Args,
  type Checkout,
  checkoutEndpoints,
  type PromoOption,
  promoEndpoints,
} from '@pasar/contract';
import type { CheckoutView } from './checkout-view.ts';

type Answer = Promise<CheckoutView>;

const viewOf = async (answer: Promise<{ data: Checkout; all_promo: PromoOption[] }>): Answer => {
  const { data, all_promo } = await answer;
  return { checkout: data, promos: all_promo };
};

export const readCheckout = (api: ApiClient, id?: number | string, signal?: AbortSignal): Answer =>
  viewOf(api.call(checkoutEndpoints.preview, { query: { checkout_id: id } }, signal ? { signal } : {}));

const chooseService = (
  api: ApiClient,
  order: number,
  body: Args<typeof checkoutEndpoints.setLogistic>['body'],
): Answer => viewOf(api.call(checkoutEndpoints.setLogistic, { params: { order_id: order }, body }));

/** One order, or all of them when none is named. */
const sendTo = (api: ApiClient, checkout: number, addressId: number, order: number | null): Answer => {
  const body = { address_book_id: addressId };
  return viewOf(
    order === null
      ? api.call(checkoutEndpoints.addressForAll, { body: { ...body, checkout_id: checkout } })
      : api.call(checkoutEndpoints.addressForOrder, { params: { order_id: order }, body }),
  );
};

const setDropship = (
  api: ApiClient,
  order: number,
  body: Args<typeof checkoutEndpoints.setDropship>['body'],
): Answer => viewOf(api.call(checkoutEndpoints.setDropship, { params: { id: order }, body }));

const unsetDropship = (api: ApiClient, order: number): Answer =>
  viewOf(api.call(checkoutEndpoints.unsetDropship, { params: { id: order } }));

const setNote = (api: ApiClient, order: number, note: string): Answer =>
  viewOf(api.call(checkoutEndpoints.setNote, { params: { id: order }, body: { note } }));

const switchWallet = (api: ApiClient, checkout: number, on: boolean): Answer =>
  viewOf(
    api.call(checkoutEndpoints.useWallet, { body: { use_wallet: on ? '1' : '0', checkout_id: checkout } }),
  );

const switchPromo = (api: ApiClient, checkout: number, promo: number, on: boolean): Answer => {
  const { selectPromo, unselectPromo } = checkoutEndpoints;
  return viewOf(
    api.call(on ? selectPromo : unselectPromo, { body: { promo_id: promo, checkout_id: checkout } }),
  );
};

/** Claims a promo by its code and applies it; where it cannot be applied, the checkout explains why. */
const claimPromo = async (api: ApiClient, checkout: number, code: string): Answer => {
  const { data } = await api.call(promoEndpoints.claim, { body: { promo_code: code } });
  const now = await readCheckout(api, checkout);
  const claimed = now.promos.find(({ promo_id }) => promo_id === data.promo_id);
  return claimed?.usable && !claimed.is_selected ? switchPromo(api, checkout, data.promo_id, true) : now;
};

type InvoiceTo = Omit<Args<typeof checkoutEndpoints.setInvoice>['body'], 'checkout_id'>;

/** Null: the buyer. */
const setInvoice = (api: ApiClient, checkout: number, company: InvoiceTo | null): Answer =>
  viewOf(
    company
      ? api.call(checkoutEndpoints.setInvoice, { body: { ...company, checkout_id: checkout } })
      : api.call(checkoutEndpoints.unsetInvoice, { body: { checkout_id: checkout } }),
  );

/** The changes of a checkout; each returns all of it again. */
export const checkoutCalls = {
  chooseService,
  sendTo,
  setDropship,
  unsetDropship,
  setNote,
  setInvoice,
  switchWallet,
  switchPromo,
  claimPromo,
};
