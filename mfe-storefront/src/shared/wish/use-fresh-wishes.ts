import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onWishElsewhere } from './wishes.ts';

/** Loads the list again when something has come into it in another tab (quality R19); what leaves it needs no call. */
export const useFreshWishes = (): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => onWishElsewhere(() => void revalidate()), [revalidate]);
};
