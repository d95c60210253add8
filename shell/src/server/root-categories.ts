import type { ApiClient } from '@pasar/api-client';
import { headerEndpoints, type Locale } from '@pasar/contract';
import type { FooterCategory } from '../layout/footer/footer-categories.ts';

/** Milliseconds for which a response serves every page. */
const freshFor = 60_000;
/** Milliseconds that a page waits for its first response: a footer delays no page. */
const patience = 400;

const answers = new Map<Locale, { at: number; categories: readonly FooterCategory[] }>();

/** The root categories in the cache, without a request. */
export const knownCategories = (locale: Locale): readonly FooterCategory[] =>
  answers.get(locale)?.categories ?? [];

/**
 * The root categories for a page: from an earlier response where there is one, which a late one replaces
 * for the next.
 */
export const rootCategories = async (api: ApiClient, locale: Locale): Promise<readonly FooterCategory[]> => {
  const known = answers.get(locale);
  if (known && Date.now() - known.at < freshFor) return known.categories;
  const asked = api.call(headerEndpoints.megaMenu, { signal: AbortSignal.timeout(patience) }).then(
    ({ data }) => {
      const categories = data.map(({ name, slug }) => ({ name, slug }));
      answers.set(locale, { at: Date.now(), categories });
      return categories;
    },
    () => knownCategories(locale),
  );
  return known ? known.categories : asked;
};
