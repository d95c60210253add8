import { createHash } from 'node:crypto';
import { escapeHtml, type IssuerName } from '@pasar/api/plugin';
import type { Locale } from '@pasar/contract';
import { demoUsers } from './demo-users.ts';

const issuerLabels: Record<IssuerName, string> = { google: 'Google', facebook: 'Facebook' };

const texts = {
  id: {
    title: (name: string) => `Masuk dengan ${name}`,
    lead: (name: string) =>
      `Ini pengganti ${name} di mode demo Pasar, bukan ${name} yang sebenarnya. Pilih siapa kamu; Pasar akan menerima nama dan alamat e-mailnya.`,
    about: {
      buyer: 'Pembeli demo',
      seller: 'Penjual demo',
      new: 'Orang baru',
      unconfirmed: 'E-mail belum terverifikasi',
    },
    other: 'Alamat lain',
    email: 'E-mail',
    verified: 'E-mail ini sudah terverifikasi',
    proceed: 'Lanjut ke Pasar',
    cancel: 'Batal',
    failed: 'Permintaan masuk ini tidak berlaku',
    failedLead: 'Mungkin waktunya sudah habis. Kembali ke Pasar dan coba masuk lagi.',
    back: 'Kembali ke Pasar',
    home: '/login',
  },
  en: {
    title: (name: string) => `Sign in with ${name}`,
    lead: (name: string) =>
      `This replaces ${name} in Pasar's demo mode and is not ${name} itself. Choose who you are; Pasar will receive the name and the email address.`,
    about: {
      buyer: 'Demo buyer',
      seller: 'Demo seller',
      new: 'Somebody new',
      unconfirmed: 'Email not verified',
    },
    other: 'Another address',
    email: 'Email',
    verified: 'This email is verified',
    proceed: 'Continue to Pasar',
    cancel: 'Cancel',
    failed: 'This sign-in request does not hold',
    failedLead: 'It may have taken too long. Go back to Pasar and sign in again.',
    back: 'Back to Pasar',
    home: '/en/login',
  },
} satisfies Record<Locale, unknown>;

const style = `
:root{color-scheme:light dark;--ink:#1f1a1d;--soft:#5f555a;--page:#fffaf7;--card:#fff;--line:#eadfe4;--brand:#8f265e;--on:#fff;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#f6eef2;--soft:#bfaeb7;--page:#1b1518;--card:#261e22;--line:#43363d;--brand:#fcb1d1;--on:#4a112f;--bad:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 "Plus Jakarta Sans",system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:32px 16px 64px}
h1{margin:0;font-size:26px;line-height:1.25;color:var(--brand)}
h2{margin:24px 0 12px;font-size:16px}
.lead{margin:8px 0 24px;color:var(--soft)}
form{display:grid;gap:12px;margin:0 0 12px}
button,.button{display:block;width:100%;min-height:48px;padding:12px 16px;border:1px solid var(--line);border-radius:14px;background:var(--card);color:inherit;font:inherit;text-align:left;text-decoration:none;cursor:pointer}
button:hover,.button:hover{border-color:var(--brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.name{display:block;font-weight:700}
.note{display:block;font-size:14px;color:var(--soft);overflow-wrap:anywhere}
label{font-weight:600}
input[type=email]{width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--soft);border-radius:14px;background:var(--card);color:inherit;font:inherit}
.tick{display:flex;gap:10px;align-items:center;min-height:44px;font-weight:400}
.tick input{width:20px;height:20px;accent-color:var(--brand)}
.go{background:var(--brand);color:var(--on);border-color:var(--brand);font-weight:700;text-align:center}
.quiet{text-align:center}
.error{margin:0;color:var(--bad);font-size:14px}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** What the pages of the local issuers may do: show themselves, and send their form to where they came from. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const document = (locale: Locale, title: string, body: string) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} | Pasar</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

interface SignInPage {
  locale: Locale;
  issuer: IssuerName;
  /** The rejected input, and its error. */
  refused?: { email: string; message: string };
}

/** The page on which a user is selected. Works without a script. */
export const signInPage = ({ locale, issuer, refused }: SignInPage): string => {
  const say = texts[locale];
  const choices = demoUsers.map(
    ({ email, name, about }, place) =>
      `<button name="person" value="${place}"><span class="name">${escapeHtml(name)}</span>` +
      `<span class="note">${escapeHtml(email)} · ${say.about[about]}</span></button>`,
  );
  const error = refused
    ? `<p class="error" id="email-error" role="alert">${escapeHtml(refused.message)}</p>`
    : '';
  const describedBy = refused ? ' aria-invalid="true" aria-describedby="email-error"' : '';
  return document(
    locale,
    say.title(issuerLabels[issuer]),
    `<p class="lead">${say.lead(issuerLabels[issuer])}</p>
<form method="post">${choices.join('\n')}</form>
<h2>${say.other}</h2>
<form method="post" novalidate><label for="email">${say.email}</label>
<input id="email" type="email" name="email" autocomplete="email" value="${escapeHtml(refused?.email ?? '')}"${describedBy}>${error}
<label class="tick"><input type="checkbox" name="verified" value="1" checked>${say.verified}</label>
<button class="go">${say.proceed}</button></form>
<form method="post"><button class="quiet" name="cancel" value="1">${say.cancel}</button></form>`,
  );
};

/** The page for a request that cannot be served: unknown, too old, or not meant for this issuer. */
export const failedPage = (locale: Locale): string => {
  const say = texts[locale];
  return document(
    locale,
    say.failed,
    `<p class="lead">${say.failedLead}</p><a class="button quiet" href="${say.home}">${say.back}</a>`,
  );
};
