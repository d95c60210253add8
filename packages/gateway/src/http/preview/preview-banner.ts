import type { Locale } from '@pasar/contract';
import type { ReleasePreview } from '../../preview/release-preview.ts';
import { escapeHtml, styleBlock } from '../document/embed.ts';

const words: Record<
  Locale,
  {
    name: string;
    tries(what: string, until: string): string;
    end: string;
    fault(app: string, fault: string): string;
  }
> = {
  id: {
    name: 'Percobaan',
    tries: (what, until) => `Hanya di peramban ini, sampai ${until}: ${what}`,
    end: 'Akhiri',
    fault: (app, fault) => `latihan gangguan ${app} (${fault})`,
  },
  en: {
    name: 'Trial',
    tries: (what, until) => `In this browser only, until ${until}: ${what}`,
    end: 'Reset',
    fault: (app, fault) => `drill of ${app} (${fault})`,
  },
};

// No variables of the theme: the shell that brings them may be what is tried.
const css = [
  '#pasar-trial{position:fixed;z-index:700;inset:auto 8px 8px;margin:0 auto;width:fit-content;max-width:calc(100% - 16px);',
  'box-sizing:border-box;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:4px 16px;',
  'padding:4px 8px 4px 16px;border-radius:12px;background:#ffc233;color:#2f091d;font:600 14px/20px system-ui,sans-serif;',
  'box-shadow:0 4px 16px rgb(0 0 0/.3)}',
  '#pasar-trial p{margin:0;overflow-wrap:anywhere}#pasar-trial form{margin:0}',
  '#pasar-trial button{min-height:44px;padding:0 16px;border:0;border-radius:8px;background:#2f091d;color:#fff;',
  'font:inherit;cursor:pointer}#pasar-trial button:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}',
  '@media (max-width:922px){#pasar-trial{bottom:72px}}',
].join('');

const clock = (until: number, lang: Locale): string =>
  new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Jakarta' }).format(
    until,
  );

/**
 * Marks every page of a release preview and ends it with one press. It is outside the page's root and needs
 * no script: no previewed code can hide it.
 */
export const previewBanner = (
  { versions, drill, until }: ReleasePreview,
  lang: Locale,
  nonce: string,
): string => {
  const t = words[lang];
  const what = [
    ...Object.entries(versions).map(([app, version]) => `${app} ${version}`),
    ...(drill ? [t.fault(drill.app, drill.fault)] : []),
  ].join(', ');
  return [
    styleBlock(css, nonce),
    `<aside id="pasar-trial" aria-label="${t.name}">`,
    `<p>${escapeHtml(t.tries(what, `${clock(until, lang)} WIB`))}</p>`,
    `<form method="post" action="/r/trial/end"><button>${t.end}</button></form></aside>`,
  ].join('');
};
