import type { Plan, PlannedRelease, PlannedSlice, SliceName } from '@pasar/contract';

const hash = (sign: string) => `sha384-${sign.repeat(64)}`;

export const fixtureRelease = (app: string, version: string): PlannedRelease => ({
  version,
  base: `/r/${app}/${version}/`,
  entry: 'remoteEntry.js',
  global: `${app}__${version.replace(/\W/g, '_')}`,
  integrity: hash(app.charAt(0)),
});

const fixtureSlice = (app: SliceName, paths: string[]): PlannedSlice => ({
  ...fixtureRelease(app, '1.0.0'),
  paths,
});

/** A plan with the pages that exist in this test release: no cart, no flash sale, no orders. */
export const fixturePlan: Plan = {
  id: 'f'.repeat(64),
  shell: { version: '1.0.0', base: '/r/shell/1.0.0/' },
  slices: {
    storefront: {
      ...fixtureSlice('storefront', ['', 'search', 'c/:slug', 'p/:slug']),
      fallback: fixtureRelease('storefront', '0.9.0'),
    },
    buyer: fixtureSlice('buyer', ['account', 'account/bio', 'account/notifications']),
    auth: fixtureSlice('auth', ['login', 'register']),
  },
  disabled: ['seller'],
  disabledPaths: { seller: ['seller', 'seller/store'] },
  links: {
    'storefront.home': '/',
    'storefront.search': '/search',
    'storefront.category': '/c/:slug',
    'storefront.product': '/p/:slug',
    'buyer.overview': '/account',
    'buyer.bio': '/account/bio',
    'buyer.notifications': '/account/notifications',
    'auth.login': '/login',
    'auth.register': '/register',
    'seller.summary': '/seller',
  },
  titles: {
    storefront: { id: 'Belanja', en: 'The shop' },
    seller: { id: 'Pusat penjual', en: 'The seller centre' },
  },
};
