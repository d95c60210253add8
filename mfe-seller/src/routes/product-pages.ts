import { definePage, lateSkeleton } from '@pasar/slice-kit';

/** The pages of the store's products, apart from the slice's other pages: they have their own texts. */
export const productPages = [
  definePage({
    id: 'seller.products',
    path: 'seller/products',
    access: 'merchant',
    component: () =>
      import(/* webpackChunkName: "products" */ './products-page.tsx').then((m) => m.ProductsPage),
    loader: () =>
      import(/* webpackChunkName: "products-data" */ './products.loader.ts').then((m) => m.productsLoader),
    texts: {
      id: () => import(/* webpackChunkName: "products-texts-id" */ '../locales/products-page.id.ts'),
      en: () => import(/* webpackChunkName: "products-texts-en" */ '../locales/products-page.en.ts'),
    },
    head: ({ t }) => ({ title: t('nav.products'), robots: 'noindex' }),
    skeleton: lateSkeleton(() =>
      import(/* webpackChunkName: "products-skeleton" */ './products-skeleton.tsx').then(
        (m) => m.ProductsSkeleton,
      ),
    ),
    errorSection: 'nav.products',
  }),
];
