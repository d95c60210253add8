import type { ApiClient } from '@pasar/api-client';
import { wishlistEndpoints } from '@pasar/contract';
import { broadcastWishlistChange, setWishlistChange } from './wishlist-changes.ts';

interface Sending {
  /** The state that the server has confirmed. */
  known: boolean;
  wanted: boolean;
}

const under: Map<string, Sending> = new Map();

/**
 * Adds a product to the wishlist or removes it. While a call is pending the last press counts, so that many
 * presses are one more call at most. A rejected change falls back to the server's state, and the rejection
 * is thrown.
 */
export const updateWishlistItem = async (
  api: ApiClient,
  who: string,
  id: number,
  wanted: boolean,
): Promise<void> => {
  const key = `${id} ${who}`;
  const running = under.get(key);
  if (running) {
    running.wanted = wanted;
    return;
  }
  const sending: Sending = { known: !wanted, wanted };
  under.set(key, sending);
  try {
    while (sending.known !== sending.wanted) {
      const body = { product_id: id, is_wishlist: sending.wanted };
      const { data } = await api.call(wishlistEndpoints.toggle, { body });
      if (data.is_wishlist !== sending.known) broadcastWishlistChange(id, data.is_wishlist);
      sending.known = data.is_wishlist;
    }
  } catch (failure) {
    setWishlistChange(who, id, sending.known);
    throw failure;
  } finally {
    under.delete(key);
  }
};
