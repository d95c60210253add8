import { inLocale, type Locale } from '@pasar/contract';
import { listShortcuts } from '../../plan/plan-for.ts';
import type { ReleaseSet } from '../../plan/release-set.ts';
import { appColors } from './app-colors.ts';

/** Where the manifest of a language is. */
export const getManifestPath = (locale: Locale): string => inLocale('/manifest.webmanifest', locale);

/** The icons as files: what each is for, and its pixels. A maskable one is cut to the shape that a phone likes. */
export const appIcons = [
  { path: '/icon-192.png', pixels: 192, purpose: 'any' },
  { path: '/icon-512.png', pixels: 512, purpose: 'any' },
  { path: '/icon-maskable-192.png', pixels: 192, purpose: 'maskable' },
  { path: '/icon-maskable-512.png', pixels: 512, purpose: 'maskable' },
] as const;

/** For iPhones, which read no icon of a manifest. */
export const appleIcon = { path: '/apple-touch-icon.png', pixels: 180 } as const;

const descriptions: Record<Locale, string> = {
  id: 'Barang dari penjual di seluruh Indonesia dalam satu pasar.',
  en: 'Goods from sellers all over Indonesia in one market.',
};

/** More are shown nowhere. */
const mostShortcuts = 4;

/**
 * What a browser needs to install Pasar. Both languages are one application with one `id`: whoever installed it has it
 * once, and it opens in the language last visited. Shortcuts are those of the live releases.
 */
export const webManifest = (locale: Locale, lineup: ReleaseSet) => ({
  id: '/',
  name: 'Pasar',
  short_name: 'Pasar',
  description: descriptions[locale],
  lang: locale,
  dir: 'ltr',
  start_url: inLocale('/', locale),
  scope: '/',
  display: 'standalone',
  background_color: appColors.canvas[0],
  theme_color: appColors.header[0],
  categories: ['shopping'],
  icons: appIcons.map(({ path, pixels, purpose }) => ({
    src: path,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose,
  })),
  shortcuts: listShortcuts(lineup)
    .slice(0, mostShortcuts)
    .map(({ label, path }) => ({ name: label[locale], url: inLocale(path, locale) })),
});
