import { definePages, defineSlice, type HeadArgs, type PageFiles } from '@pasar/slice-kit';
import type { productLoader } from './routes/product.loader.ts';
import type { voucherLoader } from './routes/voucher.loader.ts';

const files: PageFiles = {
  slice: 'seller',
  access: 'merchant',
  page: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}-page.tsx`),
  loader: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}.loader.ts`),
  messages: (file, locale) =>
    import(/* webpackChunkName: "[request]" */ `./locales/${file}-page.${locale}.ts`),
  skeletons: () => import(/* webpackChunkName: "skeletons" */ './routes/skeletons.tsx'),
};

type HeadArgsOf<Load extends (...args: never) => Promise<unknown>> = HeadArgs<Awaited<ReturnType<Load>>>;

// Several products are often open beside each other: their tab titles distinguish them.
const productHead = ({ data, t }: HeadArgsOf<typeof productLoader>) => ({
  title: data?.product.name ?? t('product.editTitle'),
  robots: 'noindex' as const,
});

// `new` takes the place of a voucher's number.
const voucherHead = ({ data, params, t }: HeadArgsOf<typeof voucherLoader>) => ({
  title: data?.voucher?.name ?? t(params.id === 'new' ? 'voucher.newTitle' : 'nav.vouchers'),
  robots: 'noindex' as const,
});

/** The seller's dashboard. */
export const slice = defineSlice({
  name: 'seller',
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
  pages: definePages(files, [
    { name: 'summary', path: 'seller', title: 'nav.summary' },
    { name: 'store', path: 'seller/store', title: 'nav.store' },
    { name: 'orders', path: 'seller/orders', title: 'sellerOrders.title', messages: false },
    {
      name: 'order',
      path: 'seller/orders/:code',
      title: 'sellerOrder.title',
      errorSection: 'sellerOrder.section',
    },
    { name: 'products', path: 'seller/products', title: 'nav.products' },
    {
      name: 'new-product',
      path: 'seller/products/new',
      title: 'product.newTitle',
      errorSection: 'nav.products',
      loader: false,
      messages: 'product',
      skeleton: 'product',
    },
    {
      name: 'import',
      path: 'seller/products/import',
      title: 'imports.title',
      errorSection: 'nav.products',
      skeleton: 'product',
    },
    { name: 'product', path: 'seller/products/:id', head: productHead, errorSection: 'nav.products' },
    { name: 'vouchers', path: 'seller/vouchers', title: 'nav.vouchers', skeleton: 'cards' },
    {
      name: 'voucher',
      path: 'seller/vouchers/:id',
      head: voucherHead,
      errorSection: 'nav.vouchers',
      messages: 'vouchers',
      skeleton: 'store',
    },
    { name: 'reviews', path: 'seller/reviews', title: 'nav.reviews', skeleton: 'cards' },
    { name: 'wallet', path: 'seller/wallet', title: 'nav.wallet' },
    { name: 'location', path: 'seller/location', title: 'nav.location', skeleton: 'store' },
    { name: 'bank', path: 'seller/bank', title: 'nav.bank', messages: 'wallet', skeleton: 'wallet' },
    { name: 'banner', path: 'seller/banner', title: 'nav.banner', skeleton: 'store' },
    { name: 'notifications', path: 'seller/notifications', title: 'nav.notifications', skeleton: 'cards' },
  ]),
});
