import { definePages, defineSlice, type PageFiles } from '@pasar/slice-kit';
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

/** The pages for the people who run the market. */
export const slice = defineSlice({
  name: 'back-office',
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
  pages: definePages(files, [{ name: 'home', title: 'nav.home', skeleton: 'list' }]),
});
