import { useLocalNavigate } from '@pasar/slice-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { type BrandsQuery, brandsPath, readBrandsQuery } from './brands-query.ts';

/** Milliseconds between a selection and its call (SPEC 9 "brand list"): quick selections are one call. */
const delayMs = 100;

/** What this page writes beside its own addresses, to know them again. */
interface Mark {
  turn: number;
  typing: boolean;
}

interface Asked {
  from: string;
  turn: number;
  query: BrandsQuery;
}

/** Whether the current history entry was typed: the browser knows it before the page is rendered. */
const isTypedEntry = (drawn: Partial<Mark>): boolean =>
  Boolean(history.state?.usr ? history.state.usr.brands?.typing : drawn.typing);

/**
 * The query of this page and its setter. A selection shows at once; its list is requested shortly later, so
 * that letters typed in a row are one call. Typing creates one history entry, not one for each letter.
 */
export const useBrandsQuery = () => {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useLocalNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turns = useRef(0);
  const [asked, setAsked] = useState<Asked>();
  const mark: Partial<Mark> = location.state?.brands ?? {};
  const latest = useRef(mark);
  latest.current = mark;
  // The page changed: to an older own query, then the newest one still applies; or elsewhere, then it is
  // void.
  if (asked && asked.from !== location.key) {
    const older = mark.turn !== undefined && mark.turn < asked.turn;
    setAsked(older ? { ...asked, from: location.key } : undefined);
  }
  const query = asked?.query ?? readBrandsQuery(new URLSearchParams(location.search));
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (wanted: BrandsQuery, { typing = false } = {}) => {
    turns.current += 1;
    const brands: Mark = { turn: turns.current, typing };
    setAsked({ from: location.key, turn: brands.turn, query: wanted });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const replace = typing && isTypedEntry(latest.current);
      void navigate(brandsPath(wanted), { replace, state: { brands }, preventScrollReset: true });
    }, delayMs);
  };
  return {
    query,
    /** The stores on the page are not yet the requested ones. */
    pending:
      asked !== undefined ||
      (navigation.state === 'loading' && navigation.location.pathname === location.pathname),
    go,
  };
};

export type BrandsControl = ReturnType<typeof useBrandsQuery>;
