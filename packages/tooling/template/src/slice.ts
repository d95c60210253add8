import { definePages, defineSlice, type Head, type HeadArgs, type PageFiles } from '@pasar/slice-kit';
import { routes } from './routes.ts';

const files: PageFiles<keyof typeof routes> = {
  slice: '__SLICE__',
  routes,
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
  pages: definePages(files, [
    {
      name: 'home',
      head: homeHead,
      sitemap: true,
      navigation: [{ slot: 'footer', label: { id: '__TITLE__', en: '__TITLE__' } }],
    },
  ]),
});
