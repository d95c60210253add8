import type { Locale } from '@pasar/contract';

/** The content of an email. */
export interface EmailDraft {
  locale: Locale;
  to: string;
  subject: string;
  /** Plain paragraphs, displayed in order around the code. */
  before: string[];
  code?: string;
  after: string[];
}

/** An email as it is sent. */
export interface EmailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Beside those of every email. */
  headers?: Record<string, string>;
}

const signature: Record<Locale, string> = {
  id: 'Salam hangat, tim Pasar',
  en: 'Warm regards, the Pasar team',
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe inside HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
const codeBox = (code: string) =>
  `<p style="margin:0 0 16px;font:700 32px/1.25 ui-monospace,monospace;letter-spacing:8px">${escapeHtml(code)}</p>`;

/** Renders an email twice: as plain text, and as HTML for mail programs, which support inline styles only. */
export const renderEmail = ({ locale, to, subject, before, code, after }: EmailDraft): EmailMessage => ({
  to,
  subject,
  text: [...before, ...(code ? [code] : []), ...after, signature[locale]].join('\n\n'),
  html: [
    `<!doctype html><html lang="${locale}"><body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1f2421">`,
    ...before.map(paragraph),
    ...(code ? [codeBox(code)] : []),
    ...after.map(paragraph),
    paragraph(signature[locale]),
    '</body></html>',
  ].join(''),
});
