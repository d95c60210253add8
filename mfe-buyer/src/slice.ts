import { definePages, defineSlice, type PageFiles } from '@pasar/slice-kit';
import { routes } from './routes.ts';

/** Private pages: only their owner sees them. */
const files: PageFiles<keyof typeof routes> = {
  slice: 'buyer',
  routes,
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
    { name: 'overview', title: 'titles.overview' },
    { name: 'bio', title: 'bio.title', messages: false },
    { name: 'company', title: 'titles.company' },
    { name: 'documents', title: 'titles.documents' },
    { name: 'security', title: 'titles.security' },
    { name: 'privacy', title: 'titles.privacy', skeleton: 'company' },
    { name: 'notifications', title: 'notifications.title', messages: false },
    { name: 'notificationSettings', title: 'titles.notificationSettings', messages: false, skeleton: 'bio' },
    {
      name: 'orders',
      title: 'orders.title',
      messages: false,
      navigation: [{ slot: 'shortcut', label: { id: 'Pesanan', en: 'Orders' }, order: 300 }],
    },
    {
      name: 'order',
      title: 'order.title',
      errorSection: 'order.section',
      messages: false,
    },
    {
      name: 'invoice',
      title: 'titles.invoice',
      errorSection: 'titles.invoiceSection',
      skeleton: 'order',
    },
    { name: 'reviews', title: 'titles.reviews' },
    { name: 'wallet', title: 'wallet.title', messages: false },
    { name: 'tickets', title: 'titles.tickets', skeleton: 'chats' },
    {
      name: 'ticket',
      title: 'titles.ticket',
      errorSection: 'titles.tickets',
      messages: 'tickets',
      skeleton: 'chat',
    },
    { name: 'chats', title: 'nav.chat', messages: false },
    { name: 'chat', title: 'nav.chat', errorSection: 'nav.chat', messages: false },
  ]),
});
