/** The pages of the buyer's dashboard by name; links of any slice use these names (`buyer.overview`). */
export const routes = {
  overview: '/account',
  bio: '/account/bio',
  company: '/account/company',
  documents: '/account/documents',
  security: '/account/security',
  privacy: '/account/privacy',
  notifications: '/account/notifications',
  notificationSettings: '/account/notifications/settings',
  orders: '/account/orders',
  order: '/account/orders/:code',
  invoice: '/account/orders/:code/invoice',
  reviews: '/account/reviews',
  wallet: '/account/wallet',
  chats: '/account/chat',
  chat: '/account/chat/:id',
} as const;
