import { inLocale, type Locale } from '@pasar/contract';
import { findPattern, type PlannedReleaseSet } from '../../plan/current-plan.ts';
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

const messages: Record<Locale, { description: string; shortcuts: [page: string, name: string][] }> = {
  id: {
    description: 'Barang dari penjual di seluruh Indonesia dalam satu pasar.',
    shortcuts: [
      ['storefront.search', 'Cari produk'],
      ['storefront.cart', 'Keranjang'],
      ['buyer.orders', 'Pesanan'],
      ['storefront.wishlist', 'Favorit'],
    ],
  },
  en: {
    description: 'Goods from sellers all over Indonesia in one market.',
    shortcuts: [
      ['storefront.search', 'Search products'],
      ['storefront.cart', 'Cart'],
      ['buyer.orders', 'Orders'],
      ['storefront.wishlist', 'Wishlist'],
    ],
  },
};

/**
 * What a browser needs to install Pasar. Both languages are one application with one `id`: whoever installed it has it
 * once, and it opens in the language last visited. Shortcuts lead to pages that a live release has.
 */
export const webManifest = (locale: Locale, planned: PlannedReleaseSet | undefined) => {
  const { description, shortcuts } = messages[locale];
  return {
    id: '/',
    name: 'Pasar',
    short_name: 'Pasar',
    description,
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
    shortcuts: shortcuts.flatMap(([page, name]) => {
      const pattern = findPattern(planned, page);
      return pattern === undefined ? [] : [{ name, url: inLocale(pattern, locale) }];
    }),
  };
};
