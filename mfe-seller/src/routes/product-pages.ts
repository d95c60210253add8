import { definePage, lazySkeleton } from '@pasar/slice-kit';

const productSkeleton = lazySkeleton(() =>
  import(/* webpackChunkName: "skeletons" */ './product-skeleton.tsx').then((m) => m.ProductSkeleton),
);

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
    skeleton: lazySkeleton(() =>
      import(/* webpackChunkName: "skeletons" */ './products-skeleton.tsx').then((m) => m.ProductsSkeleton),
    ),
    errorSection: 'nav.products',
  }),
  definePage({
    id: 'seller.new-product',
    path: 'seller/products/new',
    access: 'merchant',
    component: () =>
      import(/* webpackChunkName: "new-product" */ './new-product-page.tsx').then((m) => m.NewProductPage),
    texts: {
      id: () => import(/* webpackChunkName: "new-product-texts-id" */ '../locales/product-page.id.ts'),
      en: () => import(/* webpackChunkName: "new-product-texts-en" */ '../locales/product-page.en.ts'),
    },
    head: ({ t }) => ({ title: t('product.newTitle'), robots: 'noindex' }),
    skeleton: productSkeleton,
    errorSection: 'nav.products',
  }),
  definePage({
    id: 'seller.import',
    path: 'seller/products/import',
    access: 'merchant',
    component: () => import(/* webpackChunkName: "import" */ './import-page.tsx').then((m) => m.ImportPage),
    loader: () =>
      import(/* webpackChunkName: "import-data" */ './import.loader.ts').then((m) => m.importLoader),
    texts: {
      id: () => import(/* webpackChunkName: "import-texts-id" */ '../locales/import-page.id.ts'),
      en: () => import(/* webpackChunkName: "import-texts-en" */ '../locales/import-page.en.ts'),
    },
    head: ({ t }) => ({ title: t('imports.title'), robots: 'noindex' }),
    skeleton: productSkeleton,
    errorSection: 'nav.products',
  }),
  definePage({
    id: 'seller.product',
    path: 'seller/products/:id',
    access: 'merchant',
    component: () =>
      import(/* webpackChunkName: "product" */ './product-page.tsx').then((m) => m.ProductPage),
    loader: () =>
      import(/* webpackChunkName: "product-data" */ './product.loader.ts').then((m) => m.productLoader),
    texts: {
      id: () => import(/* webpackChunkName: "product-texts-id" */ '../locales/product-page.id.ts'),
      en: () => import(/* webpackChunkName: "product-texts-en" */ '../locales/product-page.en.ts'),
    },
    // Several products are often open beside each other: their tab titles distinguish them.
    head: ({ data, t }) => ({ title: data?.product.name ?? t('product.editTitle'), robots: 'noindex' }),
    skeleton: productSkeleton,
    errorSection: 'nav.products',
  }),
];
