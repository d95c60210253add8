import { useLocalNavigate } from '@pasar/slice-kit';
import { type MouseEvent, startTransition, useMemo, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { type ListingPlace, type ListingQuery, listingPath, readListingQuery } from './listing-query.ts';

interface Asked {
  /** Key of the place in the history from which it was asked. */
  from: string;
  query: ListingQuery;
  onItsWay?: true;
}

/**
 * The query of this page and the way to another. A change shows at once, before its answer is there, so that quick
 * presses of fields and of links build on each other; an older answer that comes late is dropped by the router.
 */
export const useListingQuery = (place?: ListingPlace) => {
  const { key, pathname, search } = useLocation();
  const navigation = useNavigation();
  const navigate = useLocalNavigate();
  const [asked, setAsked] = useState<Asked>();
  const loading = navigation.state === 'loading';
  if (asked && loading && !asked.onItsWay) setAsked({ ...asked, onItsWay: true });
  // The page has moved on, there or elsewhere, or the way there was given up: the address speaks again.
  if (asked && (asked.from !== key || (asked.onItsWay && !loading))) setAsked(undefined);
  const standing = useMemo(() => readListingQuery(new URLSearchParams(search)), [search]);
  const query = asked?.from === key ? asked.query : standing;
  return {
    query,
    /** The list on the page is not yet the one that was asked for. */
    pending: loading && navigation.location.pathname === pathname,
    pathFor: (wanted: ListingQuery) => listingPath(wanted, place),
    go: async (wanted: ListingQuery) => {
      const mine = { from: key, query: wanted };
      setAsked(mine);
      await navigate(listingPath(wanted, place), { preventScrollReset: true });
      // Who goes back at once may be here again before the other place was ever drawn.
      startTransition(() => setAsked((now) => (now?.query === mine.query ? undefined : now)));
    },
    /** A press somewhere in the list: a link to another view of it is a change as well. */
    heed: (press: MouseEvent) => {
      const link = press.target instanceof Element ? press.target.closest('a') : null;
      const elsewhere =
        press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
      if (!link || elsewhere || link.pathname !== pathname || link.search === search) return;
      setAsked({ from: key, query: readListingQuery(new URLSearchParams(link.search)) });
    },
  };
};

export type ListingControl = ReturnType<typeof useListingQuery>;
