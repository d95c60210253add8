import type { SliceName } from './release/slice-name.ts';

/** One page of the marketplace: its id (prefixed with the owner's name) and its pattern without language prefix. */
export interface RouteEntry {
  id: `${SliceName}.${string}`;
  pattern: `/${string}`;
  slice: SliceName;
}

const owned = <S extends SliceName>(slice: S, pages: Record<string, `/${string}`>): RouteEntry[] =>
  Object.entries(pages).map(([name, pattern]) => ({ id: `${slice}.${name}`, pattern, slice }));

/** Every page and the slice that owns it (architecture "Routes"); each also exists under `/en`. */
export const routeTable: readonly RouteEntry[] = [
  ...owned('storefront', {
    home: '/',
    search: '/search',
    category: '/c/:slug',
    product: '/p/:slug',
    store: '/store/:slug',
    brands: '/brands',
    flashSale: '/flash-sale',
    promos: '/promos',
    promo: '/promos/:id',
    cart: '/cart',
    checkout: '/checkout',
    payment: '/payment/:code',
    wishlist: '/wishlist',
    addressBook: '/address-book',
  }),
  ...owned('buyer', {
    overview: '/account',
    bio: '/account/bio',
    company: '/account/company',
    documents: '/account/documents',
    security: '/account/security',
    notifications: '/account/notifications',
    orders: '/account/orders',
    order: '/account/orders/:code',
    invoice: '/account/orders/:code/invoice',
    reviews: '/account/reviews',
    wallet: '/account/wallet',
  }),
  ...owned('seller', {
    summary: '/seller',
    store: '/seller/store',
    location: '/seller/location',
    bank: '/seller/bank',
    banner: '/seller/banner',
    products: '/seller/products',
    newProduct: '/seller/products/new',
    importProducts: '/seller/products/import',
    product: '/seller/products/:id',
    vouchers: '/seller/vouchers',
    newVoucher: '/seller/vouchers/new',
    voucher: '/seller/vouchers/:id',
    orders: '/seller/orders',
    order: '/seller/orders/:code',
    reviews: '/seller/reviews',
    wallet: '/seller/wallet',
    notifications: '/seller/notifications',
  }),
  ...owned('auth', {
    login: '/login',
    register: '/register',
    forgetPassword: '/forget-password',
    verification: '/verification-otp',
    resetPassword: '/reset-password',
    terms: '/terms-condition',
    setup: '/auth/setup',
    buyerSetup: '/auth/setup/buyer',
    socialReturn: '/auth/social',
    becomeSeller: '/become-seller',
  }),
];
