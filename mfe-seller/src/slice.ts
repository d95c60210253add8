import { definePage, defineSlice } from '@pasar/slice-kit';
import { StoreSkeleton } from './routes/store-skeleton.tsx';

/** The seller's dashboard. */
export const slice = defineSlice({
  name: 'seller',
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
  pages: [
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
  ],
});
