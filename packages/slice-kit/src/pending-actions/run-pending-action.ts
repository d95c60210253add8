import type { ApiClient } from '@pasar/api-client';
import type { pendingActionMessages } from '@pasar/contract';
import { cartEndpoints, promoEndpoints, storeEndpoints, wishlistEndpoints } from '@pasar/contract';
import { broadcastCartChange } from '../layout/cart-changes.ts';
import { counts } from '../layout/counts.ts';
import { linkTo } from '../links/link-to.ts';
import type { SavedAction } from './pending-actions.ts';

interface Done {
  says: Extract<
    keyof typeof pendingActionMessages,
    `pending.${'added' | 'bought' | 'wishlisted' | 'followed' | 'claimed'}`
  >;
  /** Where to see it. */
  to: string;
}

/** Runs an action from before the login. Rejects with the error of its call. */
export const runPendingAction = async (api: ApiClient, action: SavedAction): Promise<Done> => {
  switch (action.kind) {
    case 'add': {
      const { body, key } = action;
      const { data } = await api.call(cartEndpoints.add, { body }, { idempotencyKey: key });
      counts.set({ cart: data.total_item });
      broadcastCartChange();
      return { says: 'pending.added', to: linkTo('storefront.cart') };
    }
    case 'buy': {
      const { body, key } = action;
      const { data } = await api.call(cartEndpoints.singleCheckout, { body }, { idempotencyKey: key });
      return { says: 'pending.bought', to: linkTo('storefront.checkout', { id: data.checkout_id }) };
    }
    case 'wish': {
      await api.call(wishlistEndpoints.toggle, { body: { ...action.body, is_wishlist: true } });
      return { says: 'pending.wishlisted', to: linkTo('storefront.wishlist') };
    }
    case 'follow': {
      await api.call(storeEndpoints.follow, { body: action.body });
      return { says: 'pending.followed', to: action.from };
    }
    case 'claim': {
      await api.call(promoEndpoints.claim, { body: action.body });
      return { says: 'pending.claimed', to: `${linkTo('storefront.promos')}?show=mine` };
    }
  }
};
