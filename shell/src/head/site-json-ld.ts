import { inLocale, type Locale, withoutLocale } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

/**
 * Who runs the marketplace and how it is searched; on the home page alone, where search engines expect it.
 */
export const siteJsonLd = ({ url, locale }: { url: URL; locale: Locale }): object[] => {
  if (withoutLocale(url.pathname) !== linkTo('storefront.home')) return [];
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
      url: at(linkTo('storefront.home')),
      inLanguage: locale,
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${at(linkTo('storefront.search'))}?search={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
};
