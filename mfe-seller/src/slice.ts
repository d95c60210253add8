import { definePages, defineSlice, type HeadArgs, type NamedPage, type PageFiles } from '@pasar/slice-kit';
import type { productLoader } from './routes/product.loader.ts';
import type { voucherLoader } from './routes/voucher.loader.ts';
import { routes } from './routes.ts';

const files: PageFiles<keyof typeof routes> = {
  slice: 'seller',
  routes,
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

/** People work in these pages; a page may still choose another layout. */
const inWorkspace = (pages: NamedPage<keyof typeof routes>[]): typeof pages =>
  pages.map((page) => ({ layout: 'workspace', ...page }));

/** The seller's dashboard. */
export const slice = defineSlice({
  name: 'seller',
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
  pages: definePages(
    files,
    inWorkspace([
      { name: 'summary', title: 'nav.summary' },
      { name: 'store', title: 'nav.store' },
      { name: 'orders', title: 'orderPages.list' },
      {
        name: 'order',
        title: 'orderPages.one',
        errorSection: 'orderPages.section',
      },
      { name: 'products', title: 'nav.products' },
      {
        name: 'newProduct',
        title: 'product.newTitle',
        errorSection: 'nav.products',
        loader: false,
        messages: 'product',
        skeleton: 'product',
      },
      {
        name: 'import',
        title: 'imports.title',
        errorSection: 'nav.products',
        skeleton: 'product',
      },
      { name: 'product', head: productHead, errorSection: 'nav.products' },
      { name: 'vouchers', title: 'nav.vouchers', skeleton: 'cards' },
      {
        name: 'voucher',
        head: voucherHead,
        errorSection: 'nav.vouchers',
        messages: 'vouchers',
        skeleton: 'store',
      },
      { name: 'chats', title: 'nav.chat', messages: false, skeleton: 'cards' },
      { name: 'chat', title: 'nav.chat', errorSection: 'nav.chat', messages: false, skeleton: 'cards' },
      {
        name: 'chatSettings',
        title: 'nav.chatSettings',
        errorSection: 'nav.chat',
        skeleton: 'product',
      },
      { name: 'questions', title: 'nav.questions', skeleton: 'cards' },
      { name: 'reviews', title: 'nav.reviews', skeleton: 'cards' },
      { name: 'wallet', title: 'nav.wallet' },
      {
        name: 'walletMonth',
        title: 'walletMonth.title',
        errorSection: 'walletMonth.title',
        skeleton: 'wallet',
      },
      { name: 'location', title: 'nav.location', skeleton: 'store' },
      { name: 'bank', title: 'nav.bank', messages: 'wallet', skeleton: 'wallet' },
      { name: 'banner', title: 'nav.banner', skeleton: 'store' },
      { name: 'staff', title: 'nav.staff', skeleton: 'cards' },
      { name: 'activity', title: 'nav.activity', skeleton: 'cards' },
      { name: 'notifications', title: 'nav.notifications', skeleton: 'cards' },
      { name: 'notificationSettings', title: 'nav.notifications', messages: false, skeleton: 'cards' },
      { name: 'developer', title: 'nav.developer', skeleton: 'cards' },
    ]),
  ),
});
