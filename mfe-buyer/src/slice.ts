import { definePage, defineSlice, type Head } from '@pasar/slice-kit';
import { BioSkeleton } from './routes/bio-skeleton.tsx';
import { NotificationsSkeleton } from './routes/notifications-skeleton.tsx';

const headOf =
  (page: 'bio' | 'notifications') =>
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
  ],
});
