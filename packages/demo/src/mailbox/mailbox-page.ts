import { escapeHtml, type MailboxEmail } from '@pasar/api/plugin';
import type { Locale } from '@pasar/contract';
import type { ReceivedPush } from '../push/push-service.ts';

const texts = {
  id: {
    title: 'Kotak surat',
    lead: 'Surat yang ditulis Pasar di mode demo, yang terbaru di atas. Tidak ada yang dikirim keluar.',
    to: 'Untuk',
    code: 'Kode',
    push: 'Notifikasi di ponsel',
    empty: 'Belum ada surat. Daftar atau minta kode, lalu muat ulang halaman ini.',
  },
  en: {
    title: 'Mailbox',
    lead: 'Letters that Pasar wrote in demo mode, newest first. Nothing leaves this machine.',
    to: 'To',
    code: 'Code',
    push: 'Notification on a phone',
    empty: 'No letters yet. Register or ask for a code, then reload this page.',
  },
} satisfies Record<Locale, Record<string, string>>;

export const mailboxStyle = `
:root{color-scheme:light dark}
body{margin:0;background:#fffaf7;color:#1f1a1d;font:16px/1.5 "Plus Jakarta Sans",system-ui,sans-serif}
main{max-width:680px;margin:0 auto;padding:32px 16px 64px}
h1{margin:0;font-size:28px;line-height:1.25;color:#8f265e}
.lead{margin:8px 0 24px;color:#5f555a}
article{background:#fff;border:1px solid #eadfe4;border-radius:16px;padding:20px;margin:0 0 16px}
h2{margin:0 0 4px;font-size:18px;line-height:1.35}
.meta{margin:0 0 16px;font-size:14px;color:#5f555a;overflow-wrap:anywhere}
.code{display:inline-block;margin:0 0 16px;padding:8px 16px;border-radius:12px;background:#ffeaf2;color:#8f265e;font:700 28px/1.3 ui-monospace,monospace;letter-spacing:6px}
.text{margin:0;white-space:pre-line;overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){body{background:#1b1518;color:#f6eef2}h1{color:#fcb1d1}article{background:#261e22;border-color:#43363d}.lead,.meta{color:#bfaeb7}.code{background:#4a112f;color:#ffd3e5}}
`;

const time = (at: string, locale: Locale) =>
  `${new Intl.DateTimeFormat(locale === 'id' ? 'id-ID' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(at))} WIB`;

const codeIn = (text: string) => /^\d{6}$/m.exec(text)?.[0];

const letterHtml = ({ to, subject, text, at }: MailboxEmail, locale: Locale): string => {
  const { to: recipient, code: label } = texts[locale];
  const code = codeIn(text);
  const rest = code ? text.replace(`${code}\n\n`, '') : text;
  return `<article><h2>${escapeHtml(subject)}</h2>
<p class="meta">${recipient} ${escapeHtml(to)} · <time datetime="${at}">${time(at, locale)}</time></p>
${code ? `<p class="code" aria-label="${label} ${code.split('').join(' ')}">${code}</p>` : ''}
<p class="text">${escapeHtml(rest)}</p></article>`;
};

const pushHtml = ({ title, body, link, at }: ReceivedPush, locale: Locale): string =>
  `<article><h2>${escapeHtml(title)}</h2>
<p class="meta">${texts[locale].push} · <time datetime="${at}">${time(at, locale)}</time></p>
<p class="text">${escapeHtml(`${body}\n${link}`)}</p></article>`;

/** The mailbox as a page that needs no script: letters and what phones got, newest first. */
export const mailboxPage = (
  letters: readonly MailboxEmail[],
  pushes: readonly ReceivedPush[],
  locale: Locale,
): string => {
  const { title, lead, empty } = texts[locale];
  const list = [
    ...letters.map((letter) => ({ at: letter.at, html: letterHtml(letter, locale) })),
    ...pushes.map((one) => ({ at: one.at, html: pushHtml(one, locale) })),
  ]
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .map(({ html }) => html)
    .join('\n');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title} | Pasar</title><style>${mailboxStyle}</style></head>
<body><main><h1>${title}</h1><p class="lead">${lead}</p>${list || `<p>${empty}</p>`}</main></body></html>`;
};
