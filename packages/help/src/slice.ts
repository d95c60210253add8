import { definePages, defineSlice, type Head, type HeadArgs, type PageFiles } from '@pasar/slice-kit';
import { HelpSkeleton } from './routes/help-skeleton.tsx';
import { routes } from './routes.ts';
import { type ArticleSlug, allArticles } from './shared/articles.ts';

const files: PageFiles<keyof typeof routes> = {
  slice: 'help',
  routes,
  page: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}-page.tsx`),
  loader: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}.loader.ts`),
  messages: (file, locale) =>
    import(/* webpackChunkName: "[request]" */ `./locales/${file}-page.${locale}.ts`),
};

type Texts = Pick<HeadArgs, 't'>;

const headOf =
  (page: 'home' | 'contact' | 'privacy') =>
  ({ t }: Texts): Head => ({ title: t(`${page}.title`), description: t(`${page}.description`) });

const articleHead = ({ t, data: slug }: HeadArgs<ArticleSlug>): Head =>
  slug
    ? { title: t(`articles.${slug}.title`), description: t(`articles.${slug}.summary`) }
    : { title: t('home.title') };

const shown = { skeleton: HelpSkeleton, errorSection: 'section' } as const;

/** The line of a question mark in a circle. */
const icon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 17h.01';
const labels = {
  home: { id: 'Pusat bantuan', en: 'Help centre' },
  contact: { id: 'Hubungi kami', en: 'Contact us' },
  privacy: { id: 'Privasi', en: 'Privacy' },
};

/** Answers, ways to reach people, and what is stored. */
export const slice = defineSlice({
  name: 'help',
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
  pages: definePages(files, [
    {
      name: 'home',
      loader: false,
      messages: 'article',
      head: headOf('home'),
      sitemap: true,
      navigation: [
        { slot: 'footer', label: labels.home, order: 100 },
        { slot: 'account', label: labels.home, icon },
      ],
      ...shown,
    },
    {
      name: 'article',
      head: articleHead,
      examples: allArticles.map(({ slug }) => `help/${slug}`),
      sitemap: { names: allArticles.map(({ slug }) => slug) },
      ...shown,
    },
    {
      name: 'contact',
      head: headOf('contact'),
      sitemap: true,
      navigation: [{ slot: 'footer', label: labels.contact, order: 110 }],
      ...shown,
    },
    {
      name: 'privacy',
      loader: false,
      head: headOf('privacy'),
      sitemap: true,
      navigation: [{ slot: 'footer', label: labels.privacy, order: 120 }],
      ...shown,
    },
  ]),
});
