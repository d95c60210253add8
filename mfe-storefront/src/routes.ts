/** The pages of the storefront by name; links of any slice use these names (`storefront.home`). */
export const routes = {
  home: '/',
  search: '/search',
  categories: '/c',
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
} as const;
