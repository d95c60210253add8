import type { Locale } from '@pasar/contract';
import type { ConsoleRecord } from './read-console.ts';

const words: Record<Locale, { title: string; noScript: string }> = {
  id: { title: 'Operasi', noScript: 'Konsol ini butuh JavaScript.' },
  en: { title: 'Operations', noScript: 'This console needs JavaScript.' },
};

/** `?lang=` when it names one, else the first language of the browser that Pasar speaks. */
export const consoleLocale = (asked: string | undefined, acceptLanguage: string | undefined): Locale => {
  if (asked === 'id' || asked === 'en') return asked;
  const first = (acceptLanguage ?? '').split(',').find((part) => /^\s*(id|en)\b/i.test(part));
  return first !== undefined && /^\s*en/i.test(first) ? 'en' : 'id';
};

/** The page of the console; everything in it is made by its script. */
export const consoleDocument = ({ entry, assets }: ConsoleRecord, locale: Locale, nonce: string): string => {
  const { title, noScript } = words[locale];
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title} | Pasar</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<script defer src="/ops/${entry.path}" integrity="${assets[entry.path]?.integrity ?? ''}"`,
    ` crossorigin="anonymous" nonce="${nonce}"></script>`,
    `</head><body><div id="root"></div><noscript>${noScript}</noscript></body></html>`,
  ].join('');
};
