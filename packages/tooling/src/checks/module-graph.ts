import type { IForbiddenRuleType } from 'dependency-cruiser';

/** The modules of the server, each with those that it may import. A test proves that there is no cycle. */
export const moduleGraph: Readonly<Record<string, readonly string[]>> = {
  accounts: ['cart', 'notifications', 'stores'],
  addresses: ['regions'],
  audit: [],
  'back-office': [
    'accounts',
    'audit',
    'catalog',
    'companies',
    'flash-sales',
    'ledger',
    'media',
    'notifications',
    'orders',
    'promos',
    'regions',
    'shipping-offers',
    'stores',
    'wallet',
  ],
  cart: ['catalog', 'media', 'regions', 'stock'],
  catalog: ['addresses', 'follows', 'media', 'promos', 'regions', 'shipping', 'shipping-offers', 'stores'],
  checkout: [
    'addresses',
    'cart',
    'ledger',
    'orders',
    'payments',
    'promos',
    'shipping',
    'shipping-offers',
    'stock',
  ],
  companies: ['media'],
  'flash-sales': ['catalog', 'media', 'notifications', 'stock'],
  follows: [],
  imports: ['media', 'notifications', 'seller-products'],
  ledger: [],
  media: [],
  notifications: [],
  onboarding: ['accounts', 'addresses', 'companies', 'media', 'regions', 'stores'],
  'order-documents': ['media', 'orders', 'regions', 'shipping', 'wallet'],
  orders: ['ledger', 'media', 'notifications', 'promos', 'shipping', 'stock'],
  payments: ['media', 'notifications', 'orders'],
  promos: ['follows', 'media', 'notifications', 'stores'],
  regions: [],
  reviews: ['catalog', 'media', 'notifications'],
  'seller-products': ['catalog', 'media', 'stock', 'stores'],
  shipping: ['regions'],
  'shipping-offers': ['regions', 'shipping'],
  stock: ['catalog'],
  stores: ['media', 'notifications', 'regions', 'shipping'],
  summary: ['ledger', 'media', 'view-history', 'wallet'],
  'view-history': ['catalog'],
  wallet: ['accounts', 'ledger', 'notifications', 'orders', 'stores'],
  wishlist: ['catalog', 'notifications'],
};

const modules = '^packages/api/src/modules/';

/** One rule for each module, `module-cart-imports-by-the-table`; tests and their helpers may import any other. */
export const moduleRules: readonly IForbiddenRuleType[] = Object.entries(moduleGraph).map(
  ([name, allowed]) => ({
    name: `module-${name}-imports-by-the-table`,
    severity: 'error',
    comment: 'See packages/tooling/src/checks/module-graph.ts.',
    from: { path: `${modules}${name}/`, pathNot: ['\\.test\\.ts$', '/testing/'] },
    to: { path: modules, pathNot: `${modules}(?:${[name, ...allowed].join('|')})/` },
  }),
);
