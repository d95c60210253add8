import { type Boot, type Locale, localeOfPath } from '@pasar/contract';
import type { PlannedReleaseSet } from '../../plan/current-plan.ts';
import type { ReleasePreview } from '../../preview/release-preview.ts';
import type { RenderedDocument } from '../../render/index.ts';
import { previewBanner } from '../preview/preview-banner.ts';
import { appLinks } from './app-links.ts';
import { type DocumentFile, documentFiles } from './document-files.ts';
import { dataBlock, styleBlock } from './embed.ts';
import { federationSnapshot } from './federation-snapshot.ts';
import { layOutFully } from './lay-out-fully.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

export interface DocumentParts {
  planned: PlannedReleaseSet;
  document: RenderedDocument;
  pathname: string;
  nonce: string;
  /** Lets the page's reports count. */
  ticket?: string;
  /** The visitor's release preview; the page shows it. */
  trial?: ReleasePreview;
  /** The page is one that its makers look into: federation's devtools read it, at this origin. */
  devtoolsAt?: string;
  /** Whether the page installs the service worker. Default: false. */
  hasWorker?: boolean;
}

const needsScript: Record<Locale, string> = {
  id: 'Halaman ini butuh JavaScript. Nyalakan di peramban kamu, lalu muat ulang.',
  en: 'This page needs JavaScript. Turn it on in your browser, then reload.',
};

const attributes = ({ integrity }: DocumentFile, nonce: string): string =>
  `integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"`;

/** An image that its page asks for before anything else. */
const hasUrgentPicture = (html: string): boolean => /\sfetchpriority="high"/i.test(html);

const fontPreload = (baseCss: string): string => {
  const [, href] = /url\(["']?(\/[\w@./~-]+\.woff2)["']?\)/.exec(baseCss) ?? [];
  return href
    ? `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`
    : '';
};

/** Puts a document together: what was rendered, the plan, and the files that the browser needs, each with its hash. */
export const assembleDocument = ({
  planned,
  document,
  pathname,
  nonce,
  ticket,
  trial,
  devtoolsAt,
  hasWorker,
}: DocumentParts): string => {
  const rendered = document.mode === 'csr' ? undefined : document.rendered;
  const lang = rendered?.lang ?? localeOfPath(pathname);
  const { scripts, preloads } = documentFiles(planned.lineup, lang, rendered?.pages ?? []);
  const preload = (file: DocumentFile) =>
    `<link rel="preload" as="script" href="${file.href}" ${attributes(file, nonce)}>`;
  const run = scripts
    .map((file) => `<script defer src="${file.href}" ${attributes(file, nonce)}></script>`)
    .join('');
  const fetched = preloads.map(preload).join('');
  const isShown = document.mode === 'ssr';
  // The connection belongs to the first picture; without one it is free as soon as the head arrives.
  const later = isShown && hasUrgentPicture(rendered?.html ?? '');
  const boot: Boot = {
    mode: document.mode,
    locale: lang,
    ...(rendered?.hydration === undefined ? {} : { hydration: rendered.hydration }),
    ...(ticket === undefined ? {} : { ticket }),
  };
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    rendered ? fontPreload(rendered.baseCss) : '',
    isShown ? layOutFully(nonce) : '',
    later ? '' : run + fetched,
    dataBlock('__plan', planned.plan),
    devtoolsAt === undefined ? '' : federationSnapshot(planned.plan, { origin: devtoolsAt, nonce }),
    rendered?.head ?? '<title>Pasar</title>',
    appLinks(lang, hasWorker === true),
    rendered ? styleBlock(rendered.baseCss, nonce) : '',
    rendered ? styleBlock(rendered.css.text, nonce, rendered.css.ids) : '',
    `</head><body><div id="root">${rendered?.html ?? ''}</div>`,
    rendered ? '' : `<noscript>${needsScript[lang]}</noscript>`,
    trial ? previewBanner(trial, lang, nonce) : '',
    dataBlock('__boot', boot),
    later ? scriptsAfterPaint(fetched + run, nonce) : '',
    '</body></html>',
  ].join('');
};
