import { inLocale, type Locale, paths, withoutLocale } from '@pasar/contract';

/**
 * Who runs the marketplace and how it is searched; on the home page alone, where search engines expect it.
 */
export const siteJsonLd = ({ url, locale }: { url: URL; locale: Locale }): object[] => {
  if (withoutLocale(url.pathname) !== paths.home()) return [];
  const { origin } = url;
  const at = (path: string) => origin + inLocale(path, locale);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: 'Pasar',
      url: origin,
      logo: `${origin}/favicon.svg`,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: 'Pasar',
      url: at(paths.home()),
      inLanguage: locale,
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${at(paths.search())}?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
};
