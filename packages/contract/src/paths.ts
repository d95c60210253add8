type Query = Record<string, string | number | readonly (string | number)[] | undefined>;

const withQuery = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '') search.append(key, String(one));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

const part = encodeURIComponent;

/**
 * Every page of the marketplace as a path without language prefix (architecture "Routes").
 * Links add `/en` in English; no page writes a path by hand.
 */
export const paths = {
  home: () => '/',
  search: (query?: Query) => withQuery('/search', query),
  category: (slug: string, query?: Query) => withQuery(`/c/${part(slug)}`, query),
  product: (slug: string, query?: Query) => withQuery(`/p/${part(slug)}`, query),
  store: (slug: string, query?: Query) => withQuery(`/store/${part(slug)}`, query),
  brands: (query?: Query) => withQuery('/brands', query),
  flashSale: (query?: Query) => withQuery('/flash-sale', query),
  promos: (query?: Query) => withQuery('/promos', query),
  promo: (id: number | string, query?: Query) => withQuery(`/promos/${part(String(id))}`, query),
  cart: () => '/cart',
  checkout: (query?: { id?: number }) => withQuery('/checkout', query),
  payment: (code: string) => `/payment/${part(code)}`,
  wishlist: () => '/wishlist',
  addressBook: (query?: Query) => withQuery('/address-book', query),
  account: {
    overview: () => '/account',
    bio: () => '/account/bio',
    company: () => '/account/company',
    documents: () => '/account/documents',
    security: () => '/account/security',
    notifications: (query?: Query) => withQuery('/account/notifications', query),
    orders: (query?: Query) => withQuery('/account/orders', query),
    order: (code: string) => `/account/orders/${part(code)}`,
    invoice: (code: string) => `/account/orders/${part(code)}/invoice`,
    reviews: (query?: Query) => withQuery('/account/reviews', query),
    wallet: (query?: Query) => withQuery('/account/wallet', query),
  },
  seller: {
    summary: () => '/seller',
    store: () => '/seller/store',
    location: () => '/seller/location',
    bank: () => '/seller/bank',
    banner: () => '/seller/banner',
    products: (query?: Query) => withQuery('/seller/products', query),
    newProduct: () => '/seller/products/new',
    importProducts: () => '/seller/products/import',
    product: (id: number) => `/seller/products/${id}`,
    vouchers: (query?: Query) => withQuery('/seller/vouchers', query),
    newVoucher: (query?: { from?: number }) => withQuery('/seller/vouchers/new', query),
    voucher: (id: number) => `/seller/vouchers/${id}`,
    orders: (query?: Query) => withQuery('/seller/orders', query),
    order: (code: string) => `/seller/orders/${part(code)}`,
    reviews: (query?: Query) => withQuery('/seller/reviews', query),
    wallet: () => '/seller/wallet',
    notifications: () => '/seller/notifications',
  },
  login: (query?: { next?: string }) => withQuery('/login', query),
  register: (query?: { next?: string }) => withQuery('/register', query),
  forgetPassword: () => '/forget-password',
  verification: (query: {
    email: string;
    to: 'reset-password' | 'auth-setup';
    next?: string;
    /** From the link of an email: its holder reads the mailbox. */
    mail?: string;
  }) => withQuery('/verification-otp', query),
  resetPassword: () => '/reset-password',
  terms: () => '/terms-condition',
  setup: (query?: { next?: string }) => withQuery('/auth/setup', query),
  buyerSetup: (query?: { next?: string }) => withQuery('/auth/setup/buyer', query),
  socialReturn: () => '/auth/social',
  becomeSeller: () => '/become-seller',
} as const;
