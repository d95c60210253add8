import { definePages, defineSlice, type Head, type HeadArgs, type PageFiles } from '@pasar/slice-kit';

const files: PageFiles = {
  slice: '__SLICE__',
  page: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}-page.tsx`),
};

const homeHead = ({ t }: Pick<HeadArgs, 't'>): Head => ({
  title: t('home.title'),
  description: t('home.description'),
});

// A page's files follow from its name: `home` is `routes/home-page.tsx`, which exports `HomePage`.
export const slice = defineSlice({
  name: '__SLICE__',
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
  pages: definePages(files, [{ name: 'home', path: '__PREFIX__', head: homeHead }]),
});
