import { inLocale, locales } from '@pasar/contract';
import { escapeHtml } from '../document/embed.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A page of the marketplace: its path without language, and when it last changed. */
export interface SitemapUrl {
  path: string;
  changedAt?: string | null;
}

const changed = (at: string | null | undefined) => (at ? `<lastmod>${at}</lastmod>` : '');

/** A page in each language, each with all of them as alternates (quality A50). */
const urlEntries = ({ path, changedAt }: SitemapUrl, publicUrl: string): string => {
  const at = (locale: (typeof locales)[number]) => escapeHtml(publicUrl + inLocale(path, locale));
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const alternates =
    locales.map((locale) => alternate(locale, at(locale))).join('') + alternate('x-default', at('id'));
  return locales
    .map((locale) => `<url><loc>${at(locale)}</loc>${changed(changedAt)}${alternates}</url>`)
    .join('');
};

/** Entries per piece of a streamed file. */
const perPiece = 250;

/** A file of pages, piece by piece: a large one is never completely in memory. */
export function* sitemapXml(urls: readonly SitemapUrl[], publicUrl: string): Generator<string> {
  yield `${head}<urlset ${space} ${links}>`;
  for (let from = 0; from < urls.length; from += perPiece) {
    const piece = urls.slice(from, from + perPiece);
    yield piece.map((url) => urlEntries(url, publicUrl)).join('');
  }
  yield '</urlset>';
}

/** The file that names the others. */
export const sitemapIndexXml = (files: readonly SitemapUrl[], publicUrl: string): string => {
  const entries = files.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${escapeHtml(publicUrl + path)}</loc>${changed(changedAt)}</sitemap>`,
  );
  return `${head}<sitemapindex ${space}>${entries.join('')}</sitemapindex>`;
};
