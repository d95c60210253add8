import { readFileSync } from 'node:fs';
import { locales } from '@pasar/contract';
import type { Gateway, GatewayApp } from '../gateway.ts';
import { robotsText } from '../sitemap/robots-text.ts';
import { appIcons, appleIcon, getManifestPath, webManifest } from './web-manifest.ts';

const icon = readFileSync(new URL('./logo-mark.svg', import.meta.url), 'utf8');
const day = 'public, max-age=86400';

const keptFor = 180 * 86_400_000;

/**
 * RFC 9116; RFC 2142 names the default mailbox. The date counts from today, because a served site is
 * maintained.
 */
const securityText = ({ publicUrl, securityContact }: Gateway, now: number): string =>
  [
    `Contact: ${securityContact ?? `mailto:security@${new URL(publicUrl).hostname}`}`,
    `Expires: ${new Date(now + keptFor).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: id, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

/** The files that browsers and search engines expect at fixed places. */
export const serveSiteFiles = (app: GatewayApp, gateway: Gateway): void => {
  const file = (path: string, type: string, text: () => string) =>
    app.get(path, (c) => c.body(text(), 200, { 'content-type': type, 'cache-control': day }));
  file('/favicon.svg', 'image/svg+xml', () => icon);
  const images = [
    ...locales.map((locale) => `/preview-${locale}.png`),
    appleIcon.path,
    ...appIcons.map(({ path }) => path),
  ];
  for (const path of images) {
    const image = readFileSync(new URL(`.${path}`, import.meta.url));
    const headers = { 'content-type': 'image/png', 'cache-control': day };
    app.get(path, (c) => c.body(new Uint8Array(image), 200, headers));
  }
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 308));
  for (const locale of locales) {
    file(getManifestPath(locale), 'application/manifest+json', () =>
      JSON.stringify(webManifest(locale, gateway.plan.now()?.lineup ?? {})),
    );
  }
  file('/robots.txt', 'text/plain; charset=utf-8', () =>
    robotsText(gateway.plan.now()?.lineup ?? {}, gateway.publicUrl, gateway.registry.environment),
  );
  file('/.well-known/security.txt', 'text/plain; charset=utf-8', () => securityText(gateway, Date.now()));
};
