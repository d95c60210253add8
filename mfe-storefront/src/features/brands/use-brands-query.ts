import { useLocalNavigate } from '@pasar/slice-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { type BrandsQuery, brandsPath, readBrandsQuery } from './brands-query.ts';

/** Milliseconds between a choice and its call (SPEC 9 "brand list"): quick choices are one call. */
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

/** Whether the step of the history that stands now was typed: the browser knows it before the page is drawn. */
const isTypedEntry = (drawn: Partial<Mark>): boolean =>
  Boolean(history.state?.usr ? history.state.usr.brands?.typing : drawn.typing);

/**
 * The query of this page and the way to another. A choice shows at once; its list is asked for a moment later, so that
 * letters typed in a row are one question. Typing makes one step of the history, not one for each letter.
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
  // The page moved on: to its own older request, then the newest one still stands; or elsewhere, then it is void.
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
    /** The stores on the page are not yet those that were asked for. */
    pending:
      asked !== undefined ||
      (navigation.state === 'loading' && navigation.location.pathname === location.pathname),
    go,
  };
};

export type BrandsControl = ReturnType<typeof useBrandsQuery>;
