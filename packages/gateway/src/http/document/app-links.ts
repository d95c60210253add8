import type { Locale } from '@pasar/contract';
import { appColors } from '../files/app-colors.ts';
import { appleIcon, getManifestPath } from '../files/web-manifest.ts';
import { workerPath } from '../offline/serve-offline.ts';

const themes = ['light', 'dark'] as const;

/** What browsers use of a page besides its content: icons, colors, the manifest, and the worker that the shell registers. */
export const appLinks = (lang: Locale, hasWorker: boolean): string =>
  [
    ...themes.map(
      (theme, at) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${appColors.header[at]}">`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="${appleIcon.path}">`,
    `<link rel="manifest" href="${getManifestPath(lang)}"${hasWorker ? ` data-worker="${workerPath}"` : ''}>`,
  ].join('');
