import { afterInteraction, useLatest, useLocalNavigate } from '@pasar/slice-kit';
import {
  type MouseEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigation } from 'react-router';
import { createStore, type StoreApi } from 'zustand';
import { type ListingPlace, type ListingQuery, listingPath, readListingQuery } from './listing-query.ts';
import { rebase } from './rebase-query.ts';

interface Asked {
  /** Key of the history entry that requested it. */
  from: string;
  query: ListingQuery;
}

export interface ListingControl {
  /** The query as the page shows it. */
  query: ListingQuery;
  /** The query after the last press: the pressed control shows it at once, the rest of the page later. */
  pressed: StoreApi<ListingQuery>;
  /** The list on the page is not yet the requested one. */
  pending: boolean;
  pathFor(wanted: ListingQuery): string;
  go(wanted: ListingQuery): void;
  /** A press somewhere in the list: a link to another view of it is a change as well. */
  heed(press: MouseEvent): void;
}

const queryOf = (search: string) => readListingQuery(new URLSearchParams(search));

/**
 * The query of this page and its setter. A change shows at once, before its response arrives, so that quick
 * presses of fields and of links build on each other; the router drops an older response that comes late.
 */
export const useListingQuery = (place?: ListingPlace): ListingControl => {
  const { key, pathname, search } = useLocation();
  const navigation = useNavigation();
  const navigate = useLocalNavigate();
  const standing = useMemo(() => queryOf(search), [search]);
  const [pressed] = useState(() => createStore(() => standing));
  const [asked, setAsked] = useState<Asked>();
  /** Calls the way off to what was pressed last, until it has begun. */
  const waiting = useRef<() => void>(undefined);
  const loading = navigation.state === 'loading';
  const query = asked?.from === key ? asked.query : standing;
  const speaks = !loading && asked?.from !== key;
  // The page has moved on, there or elsewhere, or the way there was given up: the address speaks again.
  useLayoutEffect(() => {
    if (!loading) setAsked((now) => (now?.from === key ? undefined : now));
  }, [key, loading]);
  useLayoutEffect(() => {
    if (speaks && !waiting.current) pressed.setState(standing, true);
  }, [pressed, standing, speaks]);

  // Going back at once may return here before the other entry was ever rendered. The end of a navigation says less:
  // its page may still be suspended, and this one would show the query from before the press.
  useEffect(() => {
    const giveUp = () => startTransition(() => setAsked(undefined));
    addEventListener('popstate', giveUp);
    return () => removeEventListener('popstate', giveUp);
  }, []);

  const ask = (wanted: ListingQuery) => {
    pressed.setState(wanted, true);
    startTransition(() => setAsked({ from: key, query: wanted }));
  };
  const pathFor = (wanted: ListingQuery) => listingPath(wanted, place);
  const begin = useLatest((wanted: ListingQuery) => {
    waiting.current = undefined;
    ask(wanted);
    void navigate(pathFor(wanted), { preventScrollReset: true });
  });
  const takeBack = useLatest(() => {
    waiting.current = undefined;
    pressed.setState(standing, true);
  });
  // First the field shows that it was pressed, then the way there begins.
  const go = useLatest((wanted: ListingQuery) => {
    pressed.setState(wanted, true);
    waiting.current?.();
    waiting.current = afterInteraction(() => begin(wanted), takeBack);
  });
  return {
    query,
    pressed,
    pending: loading && navigation.location.pathname === pathname,
    pathFor,
    go,
    heed: (press) => {
      const link = press.target instanceof Element ? press.target.closest('a') : null;
      const elsewhere =
        press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
      if (!link || elsewhere || link.pathname !== pathname || link.search === search) return;
      const target = queryOf(link.search);
      if (pressed.getState() === query) return ask(target);
      // The link was rendered before the last press: its change is applied to the query after that press.
      press.preventDefault();
      go(rebase(target, { from: query, onto: pressed.getState() }));
    },
  };
};
