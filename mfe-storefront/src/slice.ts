import { definePages, defineSlice, type PageFiles } from '@pasar/slice-kit';
import { brandsHead } from './routes/brands.head.ts';
import { categoriesHead } from './routes/categories.head.ts';
import { flashSaleHead } from './routes/flash-sale.head.ts';
import { homeHead } from './routes/home.head.ts';
import { listingHead } from './routes/listing.head.ts';
import { productHead } from './routes/product.head.ts';
import { promoHead } from './routes/promo.head.ts';
import { promosHead } from './routes/promos.head.ts';
import { revalidateUnlessOnly } from './routes/revalidate-unless-only.ts';
import { shortcuts } from './routes/shortcuts.ts';
import { storeHead } from './routes/store.head.ts';
import { routes } from './routes.ts';

const files: PageFiles<keyof typeof routes> = {
  slice: 'storefront',
  routes,
  page: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}-page.tsx`),
  loader: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}.loader.ts`),
  messages: (file, locale) =>
    import(/* webpackChunkName: "[request]" */ `./locales/${file}-page.${locale}.ts`),
  skeletons: () => import(/* webpackChunkName: "skeletons" */ './routes/skeletons.ts'),
};

/** The pages of the storefront. */
export const slice = defineSlice({
  name: 'storefront',
  pages: definePages(files, [
    {
      name: 'home',
      sitemap: true,
      head: homeHead,
      errorSection: 'sections.home',
      messages: false,
      revalidate: revalidateUnlessOnly('page'),
    },
    {
      name: 'search',
      sitemap: true,
      files: 'listing',
      head: listingHead,
      errorSection: 'sections.listing',
      ...shortcuts?.search,
    },
    {
      name: 'categories',
      sitemap: true,
      head: categoriesHead,
      errorSection: 'sections.categories',
      messages: 'listing',
    },
    {
      name: 'category',
      sitemap: { part: 'categories' },
      files: 'listing',
      head: listingHead,
      errorSection: 'sections.listing',
    },
    {
      name: 'product',
      sitemap: { part: 'products' },
      head: productHead,
      errorSection: 'sections.product',
      revalidate: revalidateUnlessOnly('variant'),
    },
    { name: 'store', sitemap: { part: 'stores' }, head: storeHead, errorSection: 'sections.store' },
    { name: 'brands', sitemap: true, head: brandsHead, errorSection: 'sections.brands' },
    {
      name: 'flashSale',
      sitemap: true,
      head: flashSaleHead,
      errorSection: 'sections.flashSale',
      messages: 'promos',
    },
    { name: 'promos', sitemap: true, head: promosHead, errorSection: 'sections.promos' },
    { name: 'promo', sitemap: { part: 'promos' }, head: promoHead, errorSection: 'sections.promos' },
    {
      name: 'cart',
      access: 'user',
      title: 'cart.title',
      errorSection: 'sections.cart',
      ...shortcuts?.cart,
    },
    {
      name: 'checkout',
      layout: 'form',
      access: 'user',
      title: 'checkout.title',
      errorSection: 'sections.checkout',
    },
    {
      name: 'payment',
      access: 'user',
      title: 'payment.title',
      errorSection: 'sections.payment',
      messages: 'checkout',
    },
    {
      name: 'addressBook',
      access: 'user',
      title: 'addressBook.title',
      errorSection: 'sections.addressBook',
    },
    {
      name: 'wishlist',
      access: 'user',
      title: 'wishlist.title',
      errorSection: 'sections.wishlist',
      ...shortcuts?.wishlist,
    },
  ]),
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
});
