import { definePages, defineSlice, type PageFiles } from '@pasar/slice-kit';

/** Private pages: only their owner sees them. */
const files: PageFiles = {
  slice: 'buyer',
  access: 'user',
  page: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}-page.tsx`),
  loader: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}.loader.ts`),
  messages: (file, locale) =>
    import(/* webpackChunkName: "[request]" */ `./locales/${file}-page.${locale}.ts`),
  skeletons: () => import(/* webpackChunkName: "skeletons" */ './routes/skeletons.tsx'),
};

/** The buyer's dashboard. */
export const slice = defineSlice({
  name: 'buyer',
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
  pages: definePages(files, [
    { name: 'overview', path: 'account', title: 'titles.overview' },
    { name: 'bio', path: 'account/bio', title: 'bio.title', messages: false },
    { name: 'company', path: 'account/company', title: 'titles.company' },
    { name: 'documents', path: 'account/documents', title: 'titles.documents' },
    { name: 'security', path: 'account/security', title: 'titles.security' },
    { name: 'notifications', path: 'account/notifications', title: 'notifications.title', messages: false },
    { name: 'orders', path: 'account/orders', title: 'orders.title', messages: false },
    {
      name: 'order',
      path: 'account/orders/:code',
      title: 'order.title',
      errorSection: 'order.section',
      messages: false,
    },
    {
      name: 'invoice',
      path: 'account/orders/:code/invoice',
      title: 'titles.invoice',
      errorSection: 'titles.invoiceSection',
      skeleton: 'order',
    },
    { name: 'reviews', path: 'account/reviews', title: 'titles.reviews' },
    { name: 'wallet', path: 'account/wallet', title: 'wallet.title', messages: false },
  ]),
});
