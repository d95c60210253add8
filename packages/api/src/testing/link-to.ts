import { createLinkTo } from '@pasar/contract';

/** The pages that the server links to, as a market might have them. */
export const testPages: Readonly<Record<string, string>> = {
  'auth.becomeSeller': '/become-seller',
  'auth.forgetPassword': '/forget-password',
  'auth.invitation': '/invitation/:token',
  'auth.notMe': '/not-me/:token',
  'auth.login': '/login',
  'auth.terms': '/terms-condition',
  'auth.verification': '/verification-otp',
  'back-office.home': '/admin',
  'buyer.bio': '/account/bio',
  'buyer.chat': '/account/chat/:id',
  'buyer.documents': '/account/documents',
  'buyer.notificationSettings': '/account/notifications/settings',
  'buyer.order': '/account/orders/:code',
  'buyer.orders': '/account/orders',
  'buyer.privacy': '/account/privacy',
  'buyer.reviews': '/account/reviews',
  'buyer.security': '/account/security',
  'buyer.ticket': '/account/tickets/:code',
  'buyer.wallet': '/account/wallet',
  'help.contact': '/contact',
  'help.home': '/help',
  'help.privacy': '/privacy',
  'seller.bank': '/seller/bank',
  'seller.chat': '/seller/chat/:id',
  'seller.developer': '/seller/developer',
  'seller.import': '/seller/products/import',
  'seller.newProduct': '/seller/products/new',
  'seller.notificationSettings': '/seller/notifications/settings',
  'seller.order': '/seller/orders/:code',
  'seller.orders': '/seller/orders',
  'seller.product': '/seller/products/:id',
  'seller.products': '/seller/products',
  'seller.questions': '/seller/questions',
  'seller.reviews': '/seller/reviews',
  'seller.staff': '/seller/staff',
  'seller.store': '/seller/store',
  'seller.summary': '/seller',
  'seller.vouchers': '/seller/vouchers',
  'seller.wallet': '/seller/wallet',
  'storefront.cart': '/cart',
  'storefront.payment': '/payment/:code',
  'storefront.product': '/p/:slug',
  'storefront.promos': '/promos',
  'storefront.search': '/search',
  'storefront.wishlist': '/wishlist',
};

/** Throws for a page that is not among them. */
export const linkTo = createLinkTo({
  patternOf: (name) => testPages[name],
  onUnknown: (name) => {
    throw new Error(`the tests know no page ${name}`);
  },
});
