/** The pages of the seller's dashboard by name; links of any slice use these names (`seller.summary`). */
export const routes = {
  summary: '/seller',
  store: '/seller/store',
  location: '/seller/location',
  bank: '/seller/bank',
  banner: '/seller/banner',
  products: '/seller/products',
  newProduct: '/seller/products/new',
  import: '/seller/products/import',
  product: '/seller/products/:id',
  vouchers: '/seller/vouchers',
  voucher: '/seller/vouchers/:id',
  orders: '/seller/orders',
  order: '/seller/orders/:code',
  reviews: '/seller/reviews',
  wallet: '/seller/wallet',
  notifications: '/seller/notifications',
} as const;
