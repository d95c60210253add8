import { randomBytes } from 'node:crypto';
import type { Locale } from '@pasar/contract';
import { deletePreviewCookie, setPreviewCookie } from '../../preview/preview-cookie.ts';
import { contentSecurity } from '../document/content-security.ts';
import { styleBlock } from '../document/embed.ts';
import type { Gateway, GatewayApp, GatewayContext } from '../gateway.ts';
import { consoleLocale } from '../ops/console-document.ts';

const words: Record<Locale, { title: string; lead: string; start: string; over: string }> = {
  id: {
    title: 'Mulai percobaan di peramban ini?',
    lead: 'Kamu mendapat versi lain dari pengunjung biasa, sampai percobaan berakhir atau kamu mengakhirinya.',
    start: 'Mulai',
    over: 'Tautan ini sudah tidak berlaku.',
  },
  en: {
    title: 'Start the trial in this browser?',
    lead: 'You get something else than other visitors do, until the trial ends or you end it.',
    start: 'Start',
    over: 'This link holds no more.',
  },
};

const css =
  'body{margin:0;padding:24px;display:grid;gap:16px;justify-items:start;font:16px/24px system-ui,sans-serif;background:#fff;color:#17100d}h1{margin:0;font-size:24px;line-height:32px}p{margin:0;max-width:60ch}button{min-height:48px;padding:0 24px;border:0;border-radius:12px;background:#8b1e54;color:#fff;font:600 16px system-ui,sans-serif;cursor:pointer}';

const page = (lang: Locale, body: string, nonce: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${words[lang].title}</title>${styleBlock(css, nonce)}</head><body>${body}</body></html>`;

const show = (c: GatewayContext, body: (lang: Locale) => string, status: 200 | 410) => {
  const nonce = randomBytes(16).toString('base64url');
  for (const [name, value] of contentSecurity(nonce)) c.header(name, value, { append: true });
  c.header('cache-control', 'no-store');
  const lang = consoleLocale(c.req.query('lang'), c.req.header('accept-language'));
  const { title, over } = words[lang];
  const said = status === 410 ? `<h1>${over}</h1>` : `<h1>${title}</h1>${body(lang)}`;
  return c.html(page(lang, said, nonce), status);
};

/**
 * `/r/trial/<link>`: a link that operations issued starts a release preview in the browser that opens it.
 * It needs a press, so that no link preview or prefetch starts one. `/r/trial/end` ends it.
 */
export const servePreviews = (app: GatewayApp, gateway: Gateway): void => {
  const back = (c: GatewayContext) => {
    const from = URL.parse(c.req.header('referer') ?? '');
    const own = from?.host === c.req.header('host') && !from?.pathname.startsWith('/r/');
    return c.redirect(own && from ? from.pathname + from.search : '/', 303);
  };
  app.post('/r/trial/end', (c) => {
    deletePreviewCookie(c, gateway);
    c.header('cache-control', 'no-store');
    return back(c);
  });
  app.get('/r/trial/:link', (c) => {
    const trial = gateway.trialSeal.open(c.req.param('link'), 'link', Date.now());
    return show(
      c,
      (lang) => `<p>${words[lang].lead}</p><form method="post"><button>${words[lang].start}</button></form>`,
      trial ? 200 : 410,
    );
  });
  app.post('/r/trial/:link', (c) => {
    const site = c.req.header('sec-fetch-site');
    const trial = gateway.trialSeal.open(c.req.param('link'), 'link', Date.now());
    if (!trial || (site !== undefined && site !== 'same-origin')) return show(c, () => '', 410);
    setPreviewCookie(c, gateway, trial);
    gateway.log.warn({ who: trial.who, versions: trial.versions, drill: trial.drill }, 'trial begun');
    c.header('cache-control', 'no-store');
    return c.redirect('/', 303);
  });
};
