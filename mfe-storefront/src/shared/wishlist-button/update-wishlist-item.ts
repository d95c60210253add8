import type { ApiClient } from '@pasar/api-client';
import { wishlistEndpoints } from '@pasar/contract';
import { broadcastWishlistChange, setWishlistChange } from './wishlist-changes.ts';

interface Sending {
  /** What the market has granted so far. */
  known: boolean;
  wanted: boolean;
}

const under: Map<string, Sending> = new Map();

/**
 * Brings a product into the wishlist or out of it. While a call is under way the last press counts, so that many
 * presses are one more call at most. A rejected wishlist item falls back to what the market knows, and the rejection is thrown.
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
