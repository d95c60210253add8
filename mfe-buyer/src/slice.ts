import { definePage, defineSlice, type Head, type HeadArgs, lazySkeleton } from '@pasar/slice-kit';
import type { ParseKeys } from 'i18next';

/** Nobody else's business: no search engine gets in here. */
const headOf =
  (title: ParseKeys<'buyer'>) =>
  ({ t }: Pick<HeadArgs, 't'>): Head => ({ title: t(title), robots: 'noindex' });

/**
 * The buyer's dashboard. One file in spite of its length: a page is nothing but its path and the names of its files,
 * and the test of its texts reads them here.
 */
export const slice = defineSlice({
  name: 'buyer',
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
  pages: [
    definePage({
      id: 'buyer.overview',
      path: 'account',
      access: 'user',
      component: () =>
        import(/* webpackChunkName: "overview" */ './routes/overview-page.tsx').then((m) => m.OverviewPage),
      loader: () =>
        import(/* webpackChunkName: "overview-data" */ './routes/overview.loader.ts').then(
          (m) => m.overviewLoader,
        ),
      texts: {
        id: () => import(/* webpackChunkName: "overview-texts-id" */ './locales/overview-page.id.ts'),
        en: () => import(/* webpackChunkName: "overview-texts-en" */ './locales/overview-page.en.ts'),
      },
      head: headOf('titles.overview'),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/overview-skeleton.tsx').then(
          (m) => m.OverviewSkeleton,
        ),
      ),
      errorSection: 'titles.overview',
    }),
    definePage({
      id: 'buyer.bio',
      path: 'account/bio',
      access: 'user',
      component: () => import(/* webpackChunkName: "bio" */ './routes/bio-page.tsx').then((m) => m.BioPage),
      loader: () =>
        import(/* webpackChunkName: "bio-data" */ './routes/bio.loader.ts').then((m) => m.bioLoader),
      head: headOf('bio.title'),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/bio-skeleton.tsx').then((m) => m.BioSkeleton),
      ),
      errorSection: 'bio.title',
    }),
    definePage({
      id: 'buyer.company',
      path: 'account/company',
      access: 'user',
      component: () =>
        import(/* webpackChunkName: "company" */ './routes/company-page.tsx').then((m) => m.CompanyPage),
      loader: () =>
        import(/* webpackChunkName: "company-data" */ './routes/company.loader.ts').then(
          (m) => m.companyLoader,
        ),
      texts: {
        id: () => import(/* webpackChunkName: "company-texts-id" */ './locales/company-page.id.ts'),
        en: () => import(/* webpackChunkName: "company-texts-en" */ './locales/company-page.en.ts'),
      },
      head: headOf('titles.company'),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/company-skeleton.tsx').then(
          (m) => m.CompanySkeleton,
        ),
      ),
      errorSection: 'titles.company',
    }),
    definePage({
      id: 'buyer.documents',
      path: 'account/documents',
      access: 'user',
      component: () =>
        import(/* webpackChunkName: "documents" */ './routes/documents-page.tsx').then(
          (m) => m.DocumentsPage,
        ),
      loader: () =>
        import(/* webpackChunkName: "documents-data" */ './routes/documents.loader.ts').then(
          (m) => m.documentsLoader,
        ),
      texts: {
        id: () => import(/* webpackChunkName: "documents-texts-id" */ './locales/documents-page.id.ts'),
        en: () => import(/* webpackChunkName: "documents-texts-en" */ './locales/documents-page.en.ts'),
      },
      head: headOf('titles.documents'),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/documents-skeleton.tsx').then(
          (m) => m.DocumentsSkeleton,
        ),
      ),
      errorSection: 'titles.documents',
    }),
    definePage({
      id: 'buyer.security',
      path: 'account/security',
      access: 'user',
      component: () =>
        import(/* webpackChunkName: "security" */ './routes/security-page.tsx').then((m) => m.SecurityPage),
      loader: () =>
        import(/* webpackChunkName: "security-data" */ './routes/security.loader.ts').then(
          (m) => m.securityLoader,
        ),
      texts: {
        id: () => import(/* webpackChunkName: "security-texts-id" */ './locales/security-page.id.ts'),
        en: () => import(/* webpackChunkName: "security-texts-en" */ './locales/security-page.en.ts'),
      },
      head: headOf('titles.security'),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/security-skeleton.tsx').then(
          (m) => m.SecuritySkeleton,
        ),
      ),
      errorSection: 'titles.security',
    }),
    definePage({
      id: 'buyer.notifications',
      path: 'account/notifications',
      access: 'user',
      component: () =>
        import(/* webpackChunkName: "notifications" */ './routes/notifications-page.tsx').then(
          (m) => m.NotificationsPage,
        ),
      loader: () =>
        import(/* webpackChunkName: "notifications-data" */ './routes/notifications.loader.ts').then(
          (m) => m.notificationsLoader,
        ),
      head: headOf('notifications.title'),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/notifications-skeleton.tsx').then(
          (m) => m.NotificationsSkeleton,
        ),
      ),
      errorSection: 'notifications.title',
    }),
    definePage({
      id: 'buyer.orders',
      path: 'account/orders',
      access: 'user',
      component: () =>
        import(/* webpackChunkName: "orders" */ './routes/orders-page.tsx').then((m) => m.OrdersPage),
      loader: () =>
        import(/* webpackChunkName: "orders-data" */ './routes/orders.loader.ts').then((m) => m.ordersLoader),
      head: headOf('orders.title'),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/orders-skeleton.tsx').then(
          (m) => m.OrdersSkeleton,
        ),
      ),
      errorSection: 'orders.title',
    }),
    definePage({
      id: 'buyer.order',
      path: 'account/orders/:code',
      access: 'user',
      component: () =>
        import(/* webpackChunkName: "order" */ './routes/order-page.tsx').then((m) => m.OrderPage),
      loader: () =>
        import(/* webpackChunkName: "order-data" */ './routes/order.loader.ts').then((m) => m.orderLoader),
      head: ({ params, t }) => ({ title: t('order.title', { code: params.code }), robots: 'noindex' }),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/order-skeleton.tsx').then(
          (m) => m.OrderSkeleton,
        ),
      ),
      errorSection: 'order.section',
    }),
    definePage({
      id: 'buyer.invoice',
      path: 'account/orders/:code/invoice',
      access: 'user',
      component: () =>
        import(/* webpackChunkName: "invoice" */ './routes/invoice-page.tsx').then((m) => m.InvoicePage),
      loader: () =>
        import(/* webpackChunkName: "invoice-data" */ './routes/invoice.loader.ts').then(
          (m) => m.invoiceLoader,
        ),
      texts: {
        id: () => import(/* webpackChunkName: "invoice-texts-id" */ './locales/invoice-page.id.ts'),
        en: () => import(/* webpackChunkName: "invoice-texts-en" */ './locales/invoice-page.en.ts'),
      },
      head: ({ params, t }) => ({ title: t('titles.invoice', { code: params.code }), robots: 'noindex' }),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/order-skeleton.tsx').then(
          (m) => m.OrderSkeleton,
        ),
      ),
      errorSection: 'titles.invoiceSection',
    }),
    definePage({
      id: 'buyer.reviews',
      path: 'account/reviews',
      access: 'user',
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
      head: headOf('titles.reviews'),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/reviews-skeleton.tsx').then(
          (m) => m.ReviewsSkeleton,
        ),
      ),
      errorSection: 'titles.reviews',
    }),
    definePage({
      id: 'buyer.wallet',
      path: 'account/wallet',
      access: 'user',
      component: () =>
        import(/* webpackChunkName: "wallet" */ './routes/wallet-page.tsx').then((m) => m.WalletPage),
      loader: () =>
        import(/* webpackChunkName: "wallet-data" */ './routes/wallet.loader.ts').then((m) => m.walletLoader),
      head: headOf('wallet.title'),
      skeleton: lazySkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/wallet-skeleton.tsx').then(
          (m) => m.WalletSkeleton,
        ),
      ),
      errorSection: 'wallet.title',
    }),
  ],
});
