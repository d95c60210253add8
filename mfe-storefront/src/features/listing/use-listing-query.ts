import { useLocalNavigate } from '@pasar/slice-kit';
import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { type ListingPlace, type ListingQuery, listingPath, readListingQuery } from './listing-query.ts';

/**
 * The query of this page and the way to another. A change shows at once, before its answer is there, so that quick
 * presses build on each other; an older answer that comes late is dropped by the router.
 */
export const useListingQuery = (place?: ListingPlace) => {
  const { key, pathname, search } = useLocation();
  const navigation = useNavigation();
  const navigate = useLocalNavigate();
  const [asked, setAsked] = useState<{ from: string; query: ListingQuery }>();
  // The page has moved on, there or elsewhere: from here on the address speaks again.
  if (asked && asked.from !== key) setAsked(undefined);
  const query = asked?.from === key ? asked.query : readListingQuery(new URLSearchParams(search));
  return {
    query,
    /** The list on the page is not yet the one that was asked for. */
    pending: navigation.state === 'loading' && navigation.location.pathname === pathname,
    pathFor: (wanted: ListingQuery) => listingPath(wanted, place),
    go: (wanted: ListingQuery) => {
      setAsked({ from: key, query: wanted });
      void navigate(listingPath(wanted, place), { preventScrollReset: true });
    },
  };
};

export type ListingControl = ReturnType<typeof useListingQuery>;
