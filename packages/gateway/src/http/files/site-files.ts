import { readFileSync } from 'node:fs';
import { inLocale, locales, type Plan } from '@pasar/contract';
import type { Gateway, GatewayApp } from '../gateway.ts';

const icon = readFileSync(new URL('./logo-mark.svg', import.meta.url), 'utf8');
const day = 'public, max-age=86400';

const manifest = {
  name: 'Pasar',
  short_name: 'Pasar',
  start_url: '/',
  display: 'minimal-ui',
  lang: 'id',
  background_color: '#ffffff',
  theme_color: '#8f265e',
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
};

/** Pages about one person; nothing that a search engine should show. */
const personal =
  /^(account|seller|cart|checkout|payment|wishlist|address-book|login|register|forget-password|verification-otp|reset-password|auth|become-seller)(\/|$)/;

const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/ops', '/account/', '/seller', '/cart', '/checkout'].flatMap((path) =>
      locales.map((locale) => `Disallow: ${inLocale(path, locale)}`),
    ),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

const publicPaths = (plan: Plan | undefined): string[] =>
  Object.values(plan?.slices ?? {})
    .flatMap(({ paths }) => paths)
    .filter((path) => !path.includes(':') && !path.includes('*') && !personal.test(path))
    .map((path) => `/${path}`);

const sitemap = (publicUrl: string, plan: Plan | undefined): string => {
  const link = (path: string, locale: 'id' | 'en') => publicUrl + inLocale(path, locale);
  const urls = publicPaths(plan).flatMap((path) => {
    const alternates = locales
      .map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${link(path, locale)}"/>`)
      .join('');
    return locales.map((locale) => `<url><loc>${link(path, locale)}</loc>${alternates}</url>`);
  });
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${spaces}>${urls.join('')}</urlset>`;
};

/** The files that browsers and search engines look for at fixed places. */
export const serveSiteFiles = (app: GatewayApp, { publicUrl, plan }: Gateway): void => {
  const file = (path: string, type: string, text: () => string) =>
    app.get(path, (c) => c.body(text(), 200, { 'content-type': type, 'cache-control': day }));
  file('/favicon.svg', 'image/svg+xml', () => icon);
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 308));
  file('/manifest.webmanifest', 'application/manifest+json', () => JSON.stringify(manifest));
  file('/robots.txt', 'text/plain; charset=utf-8', () => robots(publicUrl));
  file('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap(publicUrl, plan.now()?.plan));
};
