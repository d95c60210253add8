import { type ApiClient, isApiError } from '@pasar/api-client';
import { type CartGroup, cartEndpoints, type PromoOption } from '@pasar/contract';

/** The full cart, as every call of it returns it. */
export interface Cart {
  groups: readonly CartGroup[];
  /** Rupiah of what is checked. */
  total: number;
  /** Lines, and checked lines. */
  total_item: number;
  total_checked: number;
}

/** What somebody wants to buy. */
export interface NewCartItem {
  product_id: number;
  variant_id: number;
  qty: number;
  note: string;
}

type Answer = Omit<Cart, 'groups'> & { data: CartGroup[] };

const opened = ({ data, total, total_item, total_checked }: Answer): Cart => ({
  groups: data,
  total,
  total_item,
  total_checked,
});

export const listCart = async (api: ApiClient, signal?: AbortSignal): Promise<Cart> =>
  opened(await api.call(cartEndpoints.list, {}, { signal }));

/**
 * Returns the item's id, its quantity now, and how many lines the cart has. The same key adds once (domain
 * 3.0).
 */
export const addToCart = async (api: ApiClient, wish: NewCartItem, idempotencyKey: string) =>
  (await api.call(cartEndpoints.add, { body: wish }, { idempotencyKey })).data;

/** Opens a checkout of this one product, one for each key; returns the number of the checkout. */
export const buyNow = async (api: ApiClient, wish: NewCartItem, idempotencyKey: string): Promise<number> =>
  (await api.call(cartEndpoints.singleCheckout, { body: wish }, { idempotencyKey })).data.checkout_id;

export const updateItem = async (
  api: ApiClient,
  body: { cart_item_id: number; qty?: number; note?: string },
): Promise<Cart> => opened(await api.call(cartEndpoints.update, { body }));

export const checkItems = async (
  api: ApiClient,
  cart_item_id: number[],
  checked: '0' | '1',
): Promise<Cart> => {
  const endpoint = checked === '1' ? cartEndpoints.checked : cartEndpoints.unchecked;
  return opened(await api.call(endpoint, { body: { cart_item_id } }));
};

export const removeItems = async (api: ApiClient, cart_item_id: number[]): Promise<Cart> =>
  opened(await api.call(cartEndpoints.remove, { body: { cart_item_id } }));

/**
 * Puts removed things back, each under its own key, as checked or unchecked as they were. What is rejected meanwhile
 * stays out; the rejection is thrown after the others are back.
 */
export const restoreItems = async (
  api: ApiClient,
  things: readonly { wish: NewCartItem; checked: '0' | '1'; key: string }[],
): Promise<Cart> => {
  const unchecked: number[] = [];
  let refusal: unknown;
  for (const { wish, checked, key } of things) {
    try {
      const { cart_item_id } = await addToCart(api, wish, key);
      if (checked === '0') unchecked.push(cart_item_id);
    } catch (failure) {
      if (!isApiError(failure) || failure.kind !== 'refused') throw failure;
      refusal = failure;
    }
  }
  const cart = unchecked.length > 0 ? await checkItems(api, unchecked, '0') : await listCart(api);
  if (refusal) throw refusal;
  return cart;
};

/** What promos would do to the checked items. */
export const listCartPromos = async (api: ApiClient, signal?: AbortSignal): Promise<PromoOption[]> =>
  (await api.call(cartEndpoints.promos, {}, { signal })).data;

/** Opens a checkout of the checked items; returns its number. */
export const beginCheckout = async (api: ApiClient): Promise<number> =>
  (await api.call(cartEndpoints.checkout)).data.checkout_id;
