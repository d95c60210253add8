import { readFileSync } from 'node:fs';
import { inLocale, type Locale } from '@pasar/contract';
import { computeIntegrity } from '../../platform/content-hash.ts';
import { appColors } from '../files/app-colors.ts';
import { type OfflineMessages, runOfflinePage } from './offline-script.ts';

type Messages = Record<'title' | 'lead' | 'later' | 'again', string> & Omit<OfflineMessages, 'home'>;

const messages: Record<Locale, Messages> = {
  id: {
    title: 'Tidak ada koneksi',
    lead: 'Halaman ini belum bisa dibuka. Cek koneksi internet kamu.',
    later: 'Halaman yang kamu tuju terbuka sendiri begitu koneksi kembali.',
    again: 'Coba lagi',
    offline: 'Perangkat kamu sedang tidak terhubung ke internet.',
    unreachable: 'Pasar sedang tidak bisa dihubungi.',
    trying: 'Mencoba lagi …',
    still: 'Masih belum tersambung.',
  },
  en: {
    title: 'No connection',
    lead: 'This page cannot be opened yet. Check your internet connection.',
    later: 'The page you wanted opens by itself once the connection is back.',
    again: 'Try again',
    offline: 'Your device is not connected to the internet.',
    unreachable: 'Pasar cannot be reached right now.',
    trying: 'Trying again …',
    still: 'Still no connection.',
  },
};

const variables = (theme: 0 | 1): string =>
  Object.entries(appColors)
    .map(([name, pair]) => `--${name}:${pair[theme]}`)
    .join(';');

const css = [
  `:root{color-scheme:light dark;${variables(0)}}@media (prefers-color-scheme:dark){:root{${variables(1)}}}`,
  '*{box-sizing:border-box}',
  'body{margin:0;min-height:100vh;min-height:100dvh;display:flex;padding:24px;background:var(--canvas);color:var(--text);',
  'font:16px/1.5 "Plus Jakarta Sans",system-ui,sans-serif;overflow-wrap:anywhere}',
  'main{margin:auto;max-width:440px;text-align:center}svg{width:72px;height:72px}',
  'h1{margin:24px 0 8px;font-size:28px;line-height:1.25}p{margin:0 0 8px;color:var(--muted)}',
  'button{margin:16px 0;min-height:48px;padding:0 32px;border:0;border-radius:12px;background:var(--brand);color:#fff;',
  'font:inherit;font-weight:700;cursor:pointer}button:focus-visible{outline:3px solid var(--focus);outline-offset:2px}',
  '#status{min-height:24px}',
].join('');

/** Where the offline page of a language is. */
export const getOfflinePath = (locale: Locale): string => inLocale('/offline', locale);

const hash = (text: string): string => `'${computeIntegrity(Buffer.from(text), 'sha256')}'`;

/**
 * The page that the service worker shows without a connection. It is one file: nothing else could be loaded then. Its
 * policy names its own style and script by their hashes, because a stored page cannot have a new nonce.
 */
export const offlineDocument = (locale: Locale): { html: string; policy: string } => {
  const { title, lead, later, again, ...said } = messages[locale];
  const script = `(${runOfflinePage})(${JSON.stringify({ home: inLocale('/', locale), ...said })})`;
  // Read here: what a slice's session has of the gateway serves no offline page, and has no logo beside it.
  const logo = readFileSync(new URL('../files/logo-mark.svg', import.meta.url), 'utf8');
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title} | Pasar</title><style>${css}</style></head><body><main>`,
    logo.replace('role="img" aria-label="Pasar"', 'aria-hidden="true"').replace(/<title>.*?<\/title>/, ''),
    `<h1>${title}</h1><p id="reason">${lead}</p><p>${later}</p>`,
    `<button id="again" type="button">${again}</button><p id="status" role="status"></p></main>`,
    `<script>${script}</script></body></html>`,
  ].join('');
  const policy = [
    "default-src 'none'",
    `style-src ${hash(css)}`,
    `script-src ${hash(script)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-uri /r/csp',
  ].join('; ');
  return { html, policy };
};
