import { inLocale, localeOfPath } from '@pasar/contract';

/** The one spelling of a path: no double slashes, none at the end. */
export const tidyPath = (pathname: string): string =>
  pathname.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '');

/** The path to be rendered: one that cannot be decoded is no page, and is shown as such. */
export const renderablePath = (pathname: string): string => {
  try {
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return inLocale('/not-a-page', localeOfPath(pathname));
  }
};
