/** The languages of the marketplace; Indonesian is the default (SPEC 1). */
export const locales = ['id', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The language of a path: English when its first segment is `en`, anything else Indonesian (SPEC 1). */
export const localeOfPath = (pathname: string): Locale => (/^\/en(?=\/|$)/.test(pathname) ? 'en' : 'id');

/** The path without its language prefix; `/en` becomes `/`. */
export const withoutLocale = (pathname: string): string => pathname.replace(/^\/en(?=\/|$)/, '') || '/';

/** The same page in a language: English paths carry the `/en` prefix, Indonesian ones none. */
export const inLocale = (path: string, locale: Locale): string => {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const bare = withoutLocale(pathname.startsWith('/') ? pathname : `/${pathname}`);
  if (locale === 'id') return bare + rest;
  return (bare === '/' ? '/en' : `/en${bare}`) + rest;
};
