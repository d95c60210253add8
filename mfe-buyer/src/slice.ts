import { definePage, defineSlice, type Head } from '@pasar/slice-kit';
import { BioSkeleton } from './routes/bio-skeleton.tsx';
import { NotificationsSkeleton } from './routes/notifications-skeleton.tsx';
import { OrderSkeleton } from './routes/order-skeleton.tsx';
import { OrdersSkeleton } from './routes/orders-skeleton.tsx';
import { WalletSkeleton } from './routes/wallet-skeleton.tsx';

const headOf =
  (page: 'bio' | 'notifications' | 'orders' | 'wallet') =>
  ({ t }: { t: (key: string) => string }): Head => ({ title: t(`${page}.title`), robots: 'noindex' });

/** The buyer's dashboard. */
export const slice = defineSlice({
  name: 'buyer',
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
  pages: [
    definePage({
      id: 'buyer.bio',
      path: 'account/bio',
      access: 'user',
      component: () => import(/* webpackChunkName: "bio" */ './routes/bio-page.tsx').then((m) => m.BioPage),
      loader: () =>
        import(/* webpackChunkName: "bio-data" */ './routes/bio.loader.ts').then((m) => m.bioLoader),
      head: headOf('bio'),
      skeleton: BioSkeleton,
      errorSection: 'bio.title',
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
      head: headOf('notifications'),
      skeleton: NotificationsSkeleton,
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
      head: headOf('orders'),
      skeleton: OrdersSkeleton,
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
      skeleton: OrderSkeleton,
      errorSection: 'order.section',
    }),
    definePage({
      id: 'buyer.wallet',
      path: 'account/wallet',
      access: 'user',
      component: () =>
        import(/* webpackChunkName: "wallet" */ './routes/wallet-page.tsx').then((m) => m.WalletPage),
      loader: () =>
        import(/* webpackChunkName: "wallet-data" */ './routes/wallet.loader.ts').then((m) => m.walletLoader),
      head: headOf('wallet'),
      skeleton: WalletSkeleton,
      errorSection: 'wallet.title',
    }),
  ],
});
