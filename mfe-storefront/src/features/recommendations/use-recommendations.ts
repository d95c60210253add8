import { afterPaint, linkTo, useApi, useLocalNavigate, useReportError } from '@pasar/slice-kit';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { Recommendations } from './load-recommendations.ts';

/** The recommendations on the page, and the next load. `section` is their name, should it fail. */
export const useRecommendations = (loaded: Recommendations, section: string) => {
  const [{ from, shown }, setState] = useState({ from: loaded, shown: loaded });
  const list: RefObject<HTMLUListElement | null> = useRef(null);
  const firstNew = useRef<number>(undefined);
  const api = useApi();
  const report = useReportError();
  const navigate = useLocalNavigate();
  // The page was loaded afresh: its response replaces what had been added to the old one.
  if (from !== loaded) setState({ from: loaded, shown: loaded });

  // Keyboard and screen reader users continue at the first of the new ones (A27).
  useEffect(() => {
    if (firstNew.current === undefined) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = undefined;
  }, [shown]);

  const loadMore = async () => {
    // First the button acknowledges the press.
    await afterPaint();
    try {
      // Calls and their schemas come with the first press, not with the page.
      const { appendRecommendations, loadRecommendations } = await import(
        /* webpackChunkName: "home-data" */ './load-recommendations.ts'
      );
      const next = appendRecommendations(shown, await loadRecommendations(api, shown.page + 1));
      // Twelve cards are rendered in slices, between which the page responds.
      startTransition(() => {
        firstNew.current = shown.items.length;
        setState({ from: loaded, shown: next });
      });
      // Back restores this list.
      await navigate(`${linkTo('storefront.home')}?page=${next.page}`, {
        replace: true,
        preventScrollReset: true,
      });
    } catch (failure) {
      report(failure, { section });
    }
  };
  return { ...shown, list, loadMore };
};
