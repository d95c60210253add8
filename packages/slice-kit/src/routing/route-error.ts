import { errorText, isApiError, isMissingFile } from '@pasar/api-client';
import type { Locale } from '@pasar/contract';
import { data, isRouteErrorResponse } from 'react-router';
import type { Page } from '../slice/define-page.ts';
import { localRedirect } from '../slice/redirect-to.ts';
import type { PageScope } from './page-scope.ts';
import { loginFor } from './require-access.ts';

interface Failed {
  page: Page;
  url: URL;
  locale: Locale;
  scope: PageScope;
  section: string | undefined;
}

/** No usable response from upstream: the status of a server whose network failed. */
const badGateway = 502;

/** A file that did not come because the device has no connection: no fault of whoever made the page. */
export const isOfflineError = (thrown: unknown): boolean =>
  isMissingFile(thrown) && typeof navigator !== 'undefined' && navigator.onLine === false;

/** A page whose files did not come, as the router's boundary understands it. */
export const toUnavailablePage = (thrown: unknown, locale: Locale, section: string | undefined) =>
  data({ text: errorText(thrown, { locale, section }).text }, { status: badGateway });

/**
 * The error of a page's loader for the router: a redirect, or an error with a status and messages that
 * survive the transfer from the server to the browser. 404 is the page that does not exist, 410 one that
 * did.
 */
export const routeError = (thrown: unknown, { page, url, locale, scope, section }: Failed): unknown => {
  if (isOfflineError(thrown)) {
    const lost = toUnavailablePage(thrown, locale, section);
    if (lost.data) scope.onLoadFailure?.(lost.data.text);
    return lost;
  }
  if (!isApiError(thrown)) return localRedirect(thrown, locale);
  if (thrown.code === 401 && page.access) return localRedirect(loginFor(url), locale);
  if (thrown.code === 404 || thrown.code === 410) return data(null, { status: thrown.code });
  const { text } = errorText(thrown, { locale, section });
  scope.onLoadFailure?.(text);
  return data({ text }, { status: thrown.code ?? badGateway });
};

/** The messages of a failed load that reached an error boundary. */
export const routeErrorText = (caught: unknown): string | undefined =>
  isRouteErrorResponse(caught) && typeof caught.data?.text === 'string' ? caught.data.text : undefined;
