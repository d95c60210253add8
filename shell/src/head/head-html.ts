import { inLocale, type Locale, locales, withoutLocale } from '@pasar/contract';
import type { Head } from '@pasar/slice-kit';
import { escapeHtml, scriptJson } from './escape-html.ts';
import { siteJsonLd } from './site-json-ld.ts';

interface HeadPlace {
  url: URL;
  locale: Locale;
  nonce: string;
}

const tag = (name: string, attributes: Record<string, string | undefined>): string => {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(value ?? '')}"`)
    .join('');
  return `<${name}${text}>`;
};

/** What a preview shows of a page without its own image; the gateway has it. */
const brandPicture = (locale: Locale) => `/preview-${locale}.png`;

const ogLocale: Record<Locale, string> = { id: 'id_ID', en: 'en_US' };

/** Canonical address and the page's two languages, absolute and reciprocal (quality A50). */
const addresses = (head: Head, { url, locale }: HeadPlace): string[] => {
  if (head.robots === 'noindex') return [];
  const path = head.canonical ?? withoutLocale(url.pathname);
  const at = (language: Locale) => url.origin + inLocale(path, language);
  return [
    tag('link', { rel: 'canonical', href: at(locale) }),
    ...locales.map((language) => tag('link', { rel: 'alternate', hreflang: language, href: at(language) })),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: at('id') }),
    tag('meta', { property: 'og:url', content: at(locale) }),
  ];
};

const preview = (head: Head, { url, locale }: HeadPlace): string[] => [
  tag('meta', { property: 'og:site_name', content: 'Pasar' }),
  tag('meta', { property: 'og:type', content: 'website' }),
  tag('meta', { property: 'og:locale', content: ogLocale[locale] }),
  tag('meta', { property: 'og:title', content: head.title }),
  ...(head.description ? [tag('meta', { property: 'og:description', content: head.description })] : []),
  tag('meta', {
    property: 'og:image',
    content: new URL(head.image ?? brandPicture(locale), url.origin).href,
  }),
  tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
];

const firstPicture = ({ lcp }: Head): string[] =>
  lcp
    ? [
        tag('link', {
          rel: 'preload',
          as: 'image',
          href: lcp.href,
          imagesrcset: lcp.srcSet,
          imagesizes: lcp.sizes,
          fetchpriority: 'high',
        }),
      ]
    : [];

/** The page's part of the document's head as HTML. Structured data exists only here: no script is born in a browser. */
export const headHtml = (head: Head, place: HeadPlace): string =>
  [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description ? [tag('meta', { name: 'description', content: head.description })] : []),
    ...(head.robots ? [tag('meta', { name: 'robots', content: head.robots })] : []),
    ...addresses(head, place),
    ...preview(head, place),
    ...firstPicture(head),
    ...[...(head.jsonLd ?? []), ...siteJsonLd(place)].map(
      (thing) =>
        `<script type="application/ld+json" nonce="${escapeHtml(place.nonce)}">${scriptJson(thing)}</script>`,
    ),
  ].join('');
