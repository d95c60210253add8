import { definePage, defineSlice, lateSkeleton } from '@pasar/slice-kit';
import { OrderSkeleton } from './routes/order-skeleton.tsx';
import { OrdersSkeleton } from './routes/orders-skeleton.tsx';
import { productPages } from './routes/product-pages.ts';
import { StoreSkeleton } from './routes/store-skeleton.tsx';
import { WalletSkeleton } from './routes/wallet-skeleton.tsx';

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
      head: ({ t }) => ({ title: t('summary.title'), robots: 'noindex' }),
      skeleton: lateSkeleton(() =>
        import(/* webpackChunkName: "skeletons" */ './routes/summary-skeleton.tsx').then(
          (m) => m.SummarySkeleton,
        ),
      ),
      errorSection: 'summary.title',
    }),
    definePage({
      id: 'seller.store',
      path: 'seller/store',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "store" */ './routes/store-page.tsx').then((m) => m.StorePage),
      loader: () =>
        import(/* webpackChunkName: "store-data" */ './routes/store.loader.ts').then((m) => m.storeLoader),
      head: ({ t }) => ({ title: t('store.title'), robots: 'noindex' }),
      skeleton: StoreSkeleton,
      errorSection: 'store.title',
    }),
    definePage({
      id: 'seller.orders',
      path: 'seller/orders',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "orders" */ './routes/orders-page.tsx').then((m) => m.OrdersPage),
      loader: () =>
        import(/* webpackChunkName: "orders-data" */ './routes/orders.loader.ts').then((m) => m.ordersLoader),
      head: ({ t }) => ({ title: t('sales.title'), robots: 'noindex' }),
      skeleton: OrdersSkeleton,
      errorSection: 'sales.title',
    }),
    definePage({
      id: 'seller.order',
      path: 'seller/orders/:code',
      access: 'merchant',
      component: () =>
        import(/* webpackChunkName: "order" */ './routes/order-page.tsx').then((m) => m.OrderPage),
      loader: () =>
        import(/* webpackChunkName: "order-data" */ './routes/order.loader.ts').then((m) => m.orderLoader),
      head: ({ params, t }) => ({ title: t('sale.title', { code: params.code }), robots: 'noindex' }),
      skeleton: OrderSkeleton,
      errorSection: 'sale.section',
    }),
    ...productPages,
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
          import(/* webpackChunkName: "wallet-texts-id" */ './locales/wallet-texts.id.ts').then(
            (m) => m.walletTexts,
          ),
        en: () =>
          import(/* webpackChunkName: "wallet-texts-en" */ './locales/wallet-texts.en.ts').then(
            (m) => m.walletTexts,
          ),
      },
      head: ({ t }) => ({ title: t('wallet.title'), robots: 'noindex' }),
      skeleton: WalletSkeleton,
      errorSection: 'wallet.title',
    }),
  ],
});
