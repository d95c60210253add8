import { useSession } from '@pasar/slice-kit';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { findWishlistChange, onWishlistChange } from './wishlist-changes.ts';

/** Which of the products that a list was loaded with have left the wishlist since, here or in another tab. */
export const useRemovedWishlistItems = (ids: readonly number[]): ReadonlySet<number> => {
  const { user } = useSession();
  const who = user?.email;
  const subscribe = useCallback((listener: () => void) => onWishlistChange(who, listener), [who]);
  const gone = () => ids.filter((id) => findWishlistChange(who, id) === false).join(' ');
  const text = useSyncExternalStore(subscribe, gone, () => '');
  return useMemo(() => new Set(text === '' ? [] : text.split(' ').map(Number)), [text]);
};
