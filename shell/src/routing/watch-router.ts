import { localeOfPath } from '@pasar/contract';
import type { i18n } from 'i18next';
import { pageHead } from '../head/page-head.ts';
import { showHead } from '../head/show-head.ts';
import type { Router } from './browser-router.ts';

/** Syncs language, title and description of the document with the page that the router shows. */
export const watchRouter = (router: Router, i18n: i18n): (() => void) => {
  let shown: unknown[] = [];
  return router.subscribe((state) => {
    const { errors, initialized, loaderData, location, matches, navigation } = state;
    if (!initialized || navigation.state !== 'idle') return;
    // A late page has the same address and gets its data; most other changes leave all three as they are.
    const now = [location, loaderData, errors];
    if (now.every((part, index) => part === shown[index])) return;
    shown = now;
    const locale = localeOfPath(location.pathname);
    if (i18n.language !== locale) void i18n.changeLanguage(locale);
    const known = matches.map(({ route, params }) => ({
      id: route.id,
      handle: route.handle,
      params,
      data: loaderData[route.id],
    }));
    showHead(pageHead({ matches: known, errors, locale, origin: globalThis.location.origin, i18n }), locale);
  });
};
