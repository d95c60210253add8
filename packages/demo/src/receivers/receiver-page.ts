import { escapeHtml } from '@pasar/api/plugin';
import type { Locale } from '@pasar/contract';
import { mailboxStyle } from '../mailbox/mailbox-page.ts';

/** One thing that a receiver got. */
export interface ReceivedItem {
  at: string;
  title: string;
  lines: string[];
}

const formatTime = (at: string, locale: Locale) =>
  `${new Intl.DateTimeFormat(locale === 'id' ? 'id-ID' : 'en-GB', {
    ...({ dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Jakarta' } as const),
  }).format(new Date(at))} WIB`;

const toArticle = ({ at, title, lines }: ReceivedItem, locale: Locale): string =>
  `<article><h2>${escapeHtml(title)}</h2>
<p class="meta"><time datetime="${at}">${formatTime(at, locale)}</time></p>
<p class="text">${escapeHtml(lines.join('\n'))}</p></article>`;

/** What a receiver of the demo got, newest first, as a page that needs no script. */
export const receiverPage = (
  items: readonly ReceivedItem[],
  texts: { title: string; lead: string; empty: string },
  locale: Locale,
): string => {
  const list = items.map((item) => toArticle(item, locale)).join('\n');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${texts.title} · Pasar</title><style>${mailboxStyle}</style></head>
<body><main><h1>${texts.title}</h1><p class="lead">${texts.lead}</p>${list || `<p>${texts.empty}</p>`}</main></body></html>`;
};
