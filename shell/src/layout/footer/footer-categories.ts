import { useApi, useLocale } from '@pasar/slice-kit';
import { createContext, use, useEffect, useState } from 'react';
import { loadCategories } from '../categories/load-category-menu.ts';

/** A root category as the footer names it. */
export interface FooterCategory {
  name: string;
  slug: string;
}

/** What the server loaded with the page; a browser finds it in the markup instead. */
export const FooterCategoriesContext = createContext<readonly FooterCategory[] | undefined>(undefined);

/** On the link of each category in the markup: its slug. */
export const categoryMark = 'data-category';

const inMarkup = (): FooterCategory[] => {
  if (typeof document === 'undefined') return [];
  return [...document.querySelectorAll(`footer [${categoryMark}]`)].map((link) => ({
    name: link.textContent,
    slug: link.getAttribute(categoryMark) ?? '',
  }));
};

/**
 * The root categories in the language of the page. The browser takes them from the server's markup, so they
 * travel once. For another language, or a page without server markup, it requests them.
 */
export const useFooterCategories = (): readonly FooterCategory[] => {
  const given = use(FooterCategoriesContext);
  const api = useApi();
  const locale = useLocale();
  const [known, setKnown] = useState(() => ({ [locale]: given ?? inMarkup() }));
  const here = known[locale] ?? [];
  const isMissing = here.length === 0;
  useEffect(() => {
    if (!isMissing) return;
    let left = false;
    loadCategories({ api, locale }).then(
      (roots) => !left && setKnown((before) => ({ ...before, [locale]: roots })),
      // A missing column whose links are in the header as well deserves no error.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [api, locale, isMissing]);
  return here;
};
