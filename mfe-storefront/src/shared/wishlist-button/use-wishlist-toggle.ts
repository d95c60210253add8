import { withoutLocale } from '@pasar/contract';
import { afterPaint, linkTo, toast, useLocalNavigate, useSavePendingAction } from '@pasar/slice-kit';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loadUpdateWishlistItem } from './load-update-wishlist-item.ts';
import { useUpdateWishlist } from './use-update-wishlist.ts';
import { findWishlistChange, onWishlistChange } from './wishlist-changes.ts';

/** The wishlist fields of a product in every list. */
export interface WishlistProduct {
  id: number;
  name: string;
  is_wishlist: boolean;
}

const nothing = () => undefined;
/** The call is on its way before the finger is down. */
const ahead = () => void loadUpdateWishlistItem().catch(nothing);

interface WishState {
  /** Whether it is in the wishlist, in step with every card and tab. */
  wished: boolean;
  /** Adds or removes it; a visitor logs in first and finds it saved then. */
  toggle(): void;
  /** Handlers for the control: they fetch what a press needs. */
  intent: { onPointerEnter(): void; onFocus(): void };
}

/** Whether a product is in the wishlist, and how to change that. */
export const useWishlistToggle = ({ id, name, is_wishlist: loaded }: WishlistProduct): WishState => {
  const { t } = useTranslation('storefront');
  const { pathname, search } = useLocation();
  const navigate = useLocalNavigate();
  const { who, put } = useUpdateWishlist();
  const savePending = useSavePendingAction();
  const subscribe = useCallback((listener: () => void) => onWishlistChange(who, listener), [who]);
  const changed = useSyncExternalStore(subscribe, () => findWishlistChange(who, id), nothing);
  const wished = who !== undefined && (changed ?? loaded);

  const toggle = () => {
    if (who !== undefined) return void put(id, !wished, name);
    savePending({ kind: 'wish', name, body: { product_id: id } });
    toast.info(t('wishlistButton.logIn'));
    // First the word why, then the way there.
    void afterPaint().then(() => navigate(linkTo('auth.login', { next: withoutLocale(pathname) + search })));
  };
  return { wished, toggle, intent: { onPointerEnter: ahead, onFocus: ahead } };
};
