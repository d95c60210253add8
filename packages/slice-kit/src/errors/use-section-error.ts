import { ApiError, errorText } from '@pasar/api-client';
import { withoutLocale } from '@pasar/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '../locale/use-locale.ts';
import { showUnavailableSection } from '../notices/toast.ts';

const noConnection = new ApiError('', { kind: 'network' });

/**
 * A part of a page that did not load: its message for its place (SPEC 8), and this very page as the way to
 * try again. One notice for all parts of the page shows it too.
 */
export const useSectionError = (section: string): { text: string; again: string } => {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  // Also for an error in the server's markup, which nobody reported.
  useEffect(() => {
    const list = new Intl.ListFormat(locale);
    showUnavailableSection(
      pathname,
      section,
      (names) => errorText(noConnection, { locale, section: list.format(names) }).text,
    );
  }, [locale, pathname, section]);
  return { text: errorText(noConnection, { locale, section }).text, again: withoutLocale(pathname) + search };
};
