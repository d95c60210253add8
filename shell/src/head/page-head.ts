import type { Locale } from '@pasar/contract';
import type { Head } from '@pasar/slice-kit';
import type { PageHandle } from '@pasar/slice-kit/host';
import type { i18n } from 'i18next';
import { isRouteErrorResponse } from 'react-router';

/** A matched route, as both the static handler and the browser's router know it. */
export interface HeadMatch {
  id: string;
  handle?: unknown;
  params: Record<string, string | undefined>;
  data: unknown;
}

export interface HeadSource {
  matches: readonly HeadMatch[];
  errors: Record<string, unknown> | null;
  locale: Locale;
  origin: string;
  i18n: i18n;
}

const isPage = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle;

const withBrand = (head: Head): Head =>
  /\bPasar\b/.test(head.title) ? head : { ...head, title: `${head.title} | Pasar` };

/** The head of the innermost page; the shell's own texts where nobody owns the path or a page failed. */
export const pageHead = ({ matches, errors, locale, origin, i18n }: HeadSource): Head => {
  const shell = i18n.getFixedT(locale, 'shell');
  const error = errors && Object.values(errors)[0];
  if (error) {
    const status = isRouteErrorResponse(error) ? error.status : undefined;
    const text = status === 404 ? 'notFound.title' : status === 410 ? 'unavailable.title' : 'fault.title';
    return withBrand({ title: shell(text), robots: 'noindex' });
  }
  const match = matches.findLast(({ handle }) => isPage(handle));
  if (!match || !isPage(match.handle)) {
    const nowhere = matches.some(({ id }) => id === 'nowhere');
    return withBrand({ title: shell(nowhere ? 'notFound.title' : 'brand'), robots: 'noindex' });
  }
  const { page, slice } = match.handle;
  const describe = page.head as ((args: object) => Head) | undefined; // each page's data goes back to its own head
  const args = {
    data: match.data ?? undefined,
    params: match.params,
    locale,
    origin,
    t: i18n.getFixedT(locale, slice as 'shell'),
  };
  return withBrand(describe?.(args) ?? { title: shell('brand') });
};
