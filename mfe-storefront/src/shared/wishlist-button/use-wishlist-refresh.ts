import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onWishlistAddedElsewhere } from './wishlist-changes.ts';

/** Loads the list again when something has come into it in another tab (quality R19); what leaves it needs no call. */
export const useWishlistRefresh = (): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => onWishlistAddedElsewhere(() => void revalidate()), [revalidate]);
};
