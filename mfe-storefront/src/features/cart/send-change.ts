import type { ApiClient } from '@pasar/api-client';
import { type Cart, loadCartCalls } from '../../shared/cart-calls/index.ts';
import type { Change } from './apply-change.ts';

/** Sends one change; returns the cart after it. */
export const sendChange = async (api: ApiClient, change: Change): Promise<Cart> => {
  const calls = await loadCartCalls();
  switch (change.kind) {
    case 'quantity':
      return calls.updateItem(api, { cart_item_id: change.id, qty: change.qty });
    case 'note':
      return calls.updateItem(api, { cart_item_id: change.id, note: change.note });
    case 'check':
      return calls.checkItems(api, [...change.ids], change.checked);
    case 'remove':
      return calls.removeItems(api, [...change.ids]);
    case 'restore':
      return calls.restoreItems(
        api,
        change.lines.map(({ item, key }) => ({
          wish: {
            product_id: item.product_id,
            variant_id: item.variant_id,
            qty: Math.min(item.qty, item.max_qty),
            note: item.note,
          },
          checked: item.is_checked,
          key,
        })),
      );
  }
};
