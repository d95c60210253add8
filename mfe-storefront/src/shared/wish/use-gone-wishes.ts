import { useSession } from '@pasar/slice-kit';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { changedWish, onWishes } from './wishes.ts';

/** Which of the products that a list was loaded with have left the wishlist since, here or in another tab. */
export const useGoneWishes = (ids: readonly number[]): ReadonlySet<number> => {
  const { user } = useSession();
  const who = user?.email;
  const subscribe = useCallback((listener: () => void) => onWishes(who, listener), [who]);
  const gone = () => ids.filter((id) => changedWish(who, id) === false).join(' ');
  const text = useSyncExternalStore(subscribe, gone, () => '');
  return useMemo(() => new Set(text === '' ? [] : text.split(' ').map(Number)), [text]);
};
