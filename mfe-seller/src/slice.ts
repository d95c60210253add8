import { definePage, defineSlice, lazySkeleton } from '@pasar/slice-kit';
import { productPages } from './routes/product-pages.ts';

/** The seller's dashboard. */
export const slice = defineSlice({
  name: 'seller',
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
  pages: [
    definePage({
      id: 'seller.summary',
      path: 'seller',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "summary" */ './routes/summary-page.tsx').then((m) => m.SummaryPage),
      loader: () =>
        import(/* webpackChunkName: "summary-data" */ './routes/summary.loader.ts').then(
          (m) => m.summaryLoader,
        ),
      texts: {
        id: () => import(/* webpackChunkName: "summary-texts-id" */ './locales/summary-page.id.ts'),
        en: () => import(/* webpackChunkName: "summary-texts-en" */ './locales/summary-page.en.ts'),
      },
      head: ({ t }) => ({ title: t('nav.summary'), robots: 'noindex' }),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/summary-skeleton.tsx').then(
          (m) => m.SummarySkeleton,
        ),
      ),
      errorSection: 'nav.summary',
    }),
    definePage({
      id: 'seller.store',
      path: 'seller/store',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "store" */ './routes/store-page.tsx').then((m) => m.StorePage),
      loader: () =>
        import(/* webpackChunkName: "store-data" */ './routes/store.loader.ts').then((m) => m.storeLoader),
      texts: {
        id: () => import(/* webpackChunkName: "store-texts-id" */ './locales/store-page.id.ts'),
        en: () => import(/* webpackChunkName: "store-texts-en" */ './locales/store-page.en.ts'),
      },
      head: ({ t }) => ({ title: t('nav.store'), robots: 'noindex' }),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/store-skeleton.tsx').then(
          (m) => m.StoreSkeleton,
        ),
      ),
      errorSection: 'nav.store',
    }),
    definePage({
      id: 'seller.orders',
      path: 'seller/orders',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "orders" */ './routes/orders-page.tsx').then((m) => m.OrdersPage),
      loader: () =>
        import(/* webpackChunkName: "orders-data" */ './routes/orders.loader.ts').then((m) => m.ordersLoader),
      head: ({ t }) => ({ title: t('sellerOrders.title'), robots: 'noindex' }),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/orders-skeleton.tsx').then(
          (m) => m.OrdersSkeleton,
        ),
      ),
      errorSection: 'sellerOrders.title',
    }),
    definePage({
      id: 'seller.order',
      path: 'seller/orders/:code',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "order" */ './routes/order-page.tsx').then((m) => m.OrderPage),
      loader: () =>
        import(/* webpackChunkName: "order-data" */ './routes/order.loader.ts').then((m) => m.orderLoader),
      texts: {
        id: () => import(/* webpackChunkName: "order-texts-id" */ './locales/order-page.id.ts'),
        en: () => import(/* webpackChunkName: "order-texts-en" */ './locales/order-page.en.ts'),
      },
      head: ({ params, t }) => ({ title: t('sellerOrder.title', { code: params.code }), robots: 'noindex' }),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/order-skeleton.tsx').then(
          (m) => m.OrderSkeleton,
        ),
      ),
      errorSection: 'sellerOrder.section',
    }),
    ...productPages,
    definePage({
      id: 'seller.vouchers',
      path: 'seller/vouchers',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "vouchers" */ './routes/vouchers-page.tsx').then((m) => m.VouchersPage),
      loader: () =>
        import(/* webpackChunkName: "vouchers-data" */ './routes/vouchers.loader.ts').then(
          (m) => m.vouchersLoader,
        ),
      texts: {
        id: () => import(/* webpackChunkName: "vouchers-texts-id" */ './locales/vouchers-page.id.ts'),
        en: () => import(/* webpackChunkName: "vouchers-texts-en" */ './locales/vouchers-page.en.ts'),
      },
      head: ({ t }) => ({ title: t('nav.vouchers'), robots: 'noindex' }),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/cards-skeleton.tsx').then(
          (m) => m.CardsSkeleton,
        ),
      ),
      errorSection: 'nav.vouchers',
    }),
    definePage({
      id: 'seller.voucher',
      // `new` takes the place of a number.
      path: 'seller/vouchers/:id',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "voucher" */ './routes/voucher-page.tsx').then((m) => m.VoucherPage),
      loader: () =>
        import(/* webpackChunkName: "voucher-data" */ './routes/voucher.loader.ts').then(
          (m) => m.voucherLoader,
        ),
      texts: {
        id: () => import(/* webpackChunkName: "voucher-texts-id" */ './locales/vouchers-page.id.ts'),
        en: () => import(/* webpackChunkName: "voucher-texts-en" */ './locales/vouchers-page.en.ts'),
      },
      head: ({ data, params, t }) => ({
        title: data?.voucher?.name ?? t(params.id === 'new' ? 'voucher.newTitle' : 'nav.vouchers'),
        robots: 'noindex',
      }),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/store-skeleton.tsx').then(
          (m) => m.StoreSkeleton,
        ),
      ),
      errorSection: 'nav.vouchers',
    }),
    definePage({
      id: 'seller.reviews',
      path: 'seller/reviews',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "reviews" */ './routes/reviews-page.tsx').then((m) => m.ReviewsPage),
      loader: () =>
        import(/* webpackChunkName: "reviews-data" */ './routes/reviews.loader.ts').then(
          (m) => m.reviewsLoader,
        ),
      texts: {
        id: () => import(/* webpackChunkName: "reviews-texts-id" */ './locales/reviews-page.id.ts'),
        en: () => import(/* webpackChunkName: "reviews-texts-en" */ './locales/reviews-page.en.ts'),
      },
      head: ({ t }) => ({ title: t('nav.reviews'), robots: 'noindex' }),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/cards-skeleton.tsx').then(
          (m) => m.CardsSkeleton,
        ),
      ),
      errorSection: 'nav.reviews',
    }),
    definePage({
      id: 'seller.wallet',
      path: 'seller/wallet',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "wallet" */ './routes/wallet-page.tsx').then((m) => m.WalletPage),
      loader: () =>
        import(/* webpackChunkName: "wallet-data" */ './routes/wallet.loader.ts').then((m) => m.walletLoader),
      texts: {
        id: () =>
          import(/* webpackChunkName: "wallet-texts-id" */ './locales/wallet-messages.id.ts').then(
            (m) => m.walletMessages,
          ),
        en: () =>
          import(/* webpackChunkName: "wallet-texts-en" */ './locales/wallet-messages.en.ts').then(
            (m) => m.walletMessages,
          ),
      },
      head: ({ t }) => ({ title: t('nav.wallet'), robots: 'noindex' }),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/wallet-skeleton.tsx').then(
          (m) => m.WalletSkeleton,
        ),
      ),
      errorSection: 'nav.wallet',
    }),
    definePage({
      id: 'seller.location',
      path: 'seller/location',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "location" */ './routes/location-page.tsx').then((m) => m.LocationPage),
      loader: () =>
        import(/* webpackChunkName: "location-data" */ './routes/location.loader.ts').then(
          (m) => m.locationLoader,
        ),
      texts: {
        id: () => import(/* webpackChunkName: "location-texts-id" */ './locales/location-page.id.ts'),
        en: () => import(/* webpackChunkName: "location-texts-en" */ './locales/location-page.en.ts'),
      },
      head: ({ t }) => ({ title: t('nav.location'), robots: 'noindex' }),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/store-skeleton.tsx').then(
          (m) => m.StoreSkeleton,
        ),
      ),
      errorSection: 'nav.location',
    }),
    definePage({
      id: 'seller.bank',
      path: 'seller/bank',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "bank" */ './routes/bank-page.tsx').then((m) => m.BankPage),
      loader: () =>
        import(/* webpackChunkName: "bank-data" */ './routes/bank.loader.ts').then((m) => m.bankLoader),
      texts: {
        id: () =>
          import(/* webpackChunkName: "bank-texts-id" */ './locales/wallet-messages.id.ts').then(
            (m) => m.walletMessages,
          ),
        en: () =>
          import(/* webpackChunkName: "bank-texts-en" */ './locales/wallet-messages.en.ts').then(
            (m) => m.walletMessages,
          ),
      },
      head: ({ t }) => ({ title: t('nav.bank'), robots: 'noindex' }),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/wallet-skeleton.tsx').then(
          (m) => m.WalletSkeleton,
        ),
      ),
      errorSection: 'nav.bank',
    }),
    definePage({
      id: 'seller.banner',
      path: 'seller/banner',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "banner" */ './routes/banner-page.tsx').then((m) => m.BannerPage),
      loader: () =>
        import(/* webpackChunkName: "banner-data" */ './routes/banner.loader.ts').then((m) => m.bannerLoader),
      texts: {
        id: () => import(/* webpackChunkName: "banner-texts-id" */ './locales/banner-page.id.ts'),
        en: () => import(/* webpackChunkName: "banner-texts-en" */ './locales/banner-page.en.ts'),
      },
      head: ({ t }) => ({ title: t('nav.banner'), robots: 'noindex' }),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/store-skeleton.tsx').then(
          (m) => m.StoreSkeleton,
        ),
      ),
      errorSection: 'nav.banner',
    }),
    definePage({
      id: 'seller.notifications',
      path: 'seller/notifications',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "notifications" */ './routes/notifications-page.tsx').then(
          (m) => m.NotificationsPage,
        ),
      loader: () =>
        import(/* webpackChunkName: "notifications-data" */ './routes/notifications.loader.ts').then(
          (m) => m.notificationsLoader,
        ),
      texts: {
        id: () =>
          import(/* webpackChunkName: "notifications-texts-id" */ './locales/notifications-page.id.ts'),
        en: () =>
          import(/* webpackChunkName: "notifications-texts-en" */ './locales/notifications-page.en.ts'),
      },
      head: ({ t }) => ({ title: t('nav.notifications'), robots: 'noindex' }),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/cards-skeleton.tsx').then(
          (m) => m.CardsSkeleton,
        ),
      ),
      errorSection: 'nav.notifications',
    }),
  ],
});
