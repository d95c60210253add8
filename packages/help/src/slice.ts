import { articleGroups, type ContentPage } from '@pasar/contract';
import { definePages, defineSlice, type Head, type HeadArgs, type PageFiles } from '@pasar/slice-kit';
import { HelpSkeleton } from './routes/help-skeleton.tsx';
import { routes } from './routes.ts';

const files: PageFiles<keyof typeof routes> = {
  slice: 'help',
  routes,
  page: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}-page.tsx`),
  loader: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}.loader.ts`),
  messages: (file, locale) =>
    import(/* webpackChunkName: "[request]" */ `./locales/${file}-page.${locale}.ts`),
};

type Texts = Pick<HeadArgs, 't'>;

const homeHead = ({ t }: Texts): Head => ({ title: t('home.title'), description: t('home.description') });

/** Pages that staff write have the titles that staff write. */
const writtenHead = (page: Pick<ContentPage, 'title' | 'summary'> | undefined, { t }: Texts): Head =>
  page ? { title: page.title, description: page.summary } : homeHead({ t });
const pageHead = ({ data, t }: HeadArgs<ContentPage>): Head => writtenHead(data, { t });
const partHead = ({ data, t }: HeadArgs<{ page: ContentPage }>): Head => writtenHead(data?.page, { t });

const articles = Object.values(articleGroups).flat();

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
      messages: false,
      head: homeHead,
      sitemap: true,
      navigation: [
        { slot: 'footer', label: labels.home, order: 100 },
        { slot: 'account', label: labels.home, icon },
      ],
      ...shown,
    },
    {
      name: 'article',
      messages: false,
      head: partHead,
      examples: articles.map((slug) => `help/${slug}`),
      sitemap: { names: articles },
      ...shown,
    },
    {
      name: 'contact',
      head: partHead,
      sitemap: true,
      navigation: [{ slot: 'footer', label: labels.contact, order: 110 }],
      ...shown,
    },
    {
      name: 'privacy',
      head: pageHead,
      sitemap: true,
      navigation: [{ slot: 'footer', label: labels.privacy, order: 120 }],
      ...shown,
    },
  ]),
});
