import { definePages, defineSlice, type HeadArgs, type PageFiles } from '@pasar/slice-kit';
import type { caseLoader } from './routes/case.loader.ts';
import type { orderLoader } from './routes/order.loader.ts';
import type { storeLoader } from './routes/store.loader.ts';
import { routes } from './routes.ts';

const files: PageFiles<keyof typeof routes> = {
  slice: 'back-office',
  routes,
  access: 'user',
  page: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}-page.tsx`),
  loader: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}.loader.ts`),
  messages: (file, locale) =>
    import(/* webpackChunkName: "[request]" */ `./locales/${file}-page.${locale}.ts`),
  skeletons: () => import(/* webpackChunkName: "skeletons" */ './routes/skeletons.tsx'),
};

type HeadArgsOf<Load extends (...args: never) => Promise<unknown>> = HeadArgs<Awaited<ReturnType<Load>>>;

// Several are often open beside each other: their tab titles distinguish them.
const storeHead = ({ data, t }: HeadArgsOf<typeof storeLoader>) => ({
  title: data?.page?.store.merchant_name ?? t('nav.stores'),
  robots: 'noindex' as const,
});
const orderHead = ({ data, t }: HeadArgsOf<typeof orderLoader>) => ({
  title: data?.page?.order_code ?? t('nav.orders'),
  robots: 'noindex' as const,
});
const caseHead = ({ data, t }: HeadArgsOf<typeof caseLoader>) => ({
  title: data?.page?.order_code ?? t('nav.cases'),
  robots: 'noindex' as const,
});

/** The pages for the people who run the market. */
export const slice = defineSlice({
  name: 'back-office',
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
  pages: definePages(files, [
    { name: 'home', title: 'nav.home', skeleton: 'list' },
    { name: 'stores', title: 'nav.stores', skeleton: 'list' },
    { name: 'store', head: storeHead, errorSection: 'nav.stores', skeleton: 'list' },
    { name: 'orders', title: 'nav.orders', skeleton: 'list' },
    { name: 'order', head: orderHead, errorSection: 'nav.orders', skeleton: 'list' },
    { name: 'parcels', title: 'nav.parcels', skeleton: 'list' },
    { name: 'products', title: 'nav.products', skeleton: 'list' },
    { name: 'reviews', title: 'nav.reviews', skeleton: 'list' },
    { name: 'reports', title: 'nav.reports', skeleton: 'list' },
    { name: 'appeals', title: 'nav.appeals', skeleton: 'list' },
    { name: 'documents', title: 'nav.documents', skeleton: 'list' },
    { name: 'cases', title: 'nav.cases', skeleton: 'list' },
    { name: 'case', head: caseHead, errorSection: 'nav.cases', skeleton: 'list' },
    { name: 'tickets', title: 'nav.tickets', skeleton: 'list' },
    { name: 'payments', title: 'nav.payments', skeleton: 'list' },
    { name: 'transfers', title: 'nav.transfers', skeleton: 'list' },
    { name: 'mismatches', title: 'nav.mismatches', skeleton: 'list' },
    { name: 'withdrawals', title: 'nav.withdrawals', skeleton: 'list' },
    { name: 'payouts', title: 'nav.payouts', skeleton: 'list' },
    { name: 'ledger', title: 'nav.ledger', skeleton: 'list' },
    { name: 'wallets', title: 'nav.wallets', skeleton: 'list' },
    { name: 'settlements', title: 'nav.settlements', skeleton: 'list' },
    { name: 'taxDocuments', title: 'nav.taxDocuments', skeleton: 'list' },
    { name: 'accounts', title: 'nav.accounts', skeleton: 'list' },
    { name: 'checks', title: 'nav.checks', skeleton: 'list' },
    { name: 'approvals', title: 'nav.approvals', skeleton: 'list' },
    { name: 'users', title: 'nav.users', skeleton: 'list' },
    { name: 'calendar', title: 'tab.calendar', skeleton: 'list' },
    { name: 'campaigns', title: 'tab.campaigns', skeleton: 'list' },
    { name: 'promos', title: 'tab.promos', skeleton: 'list' },
    { name: 'flashSales', title: 'tab.flashSales', skeleton: 'list' },
    { name: 'flashItems', title: 'tab.flashItems', skeleton: 'list' },
    { name: 'shippingOffers', title: 'tab.shippingOffers', skeleton: 'list' },
    { name: 'banners', title: 'tab.banners', skeleton: 'list' },
    { name: 'homeSections', title: 'tab.homeSections', skeleton: 'list' },
    { name: 'categories', title: 'tab.categories', skeleton: 'list' },
    { name: 'brands', title: 'tab.brands', skeleton: 'list' },
    { name: 'search', title: 'tab.search', skeleton: 'list' },
    { name: 'searchReport', title: 'tab.searchReport', messages: 'search', skeleton: 'list' },
    { name: 'searchIndex', title: 'tab.searchIndex', skeleton: 'list' },
    { name: 'content', title: 'nav.content', skeleton: 'list' },
    { name: 'couriers', title: 'nav.couriers', skeleton: 'list' },
    { name: 'exports', title: 'nav.exports', skeleton: 'list' },
    { name: 'settings', title: 'nav.settings', skeleton: 'list' },
    { name: 'staff', title: 'nav.staff', skeleton: 'list' },
    { name: 'audit', title: 'nav.audit', skeleton: 'list' },
    { name: 'views', title: 'tab.views', skeleton: 'list' },
  ]),
});
