import type { ContentPage } from '@pasar/contract';
import {
  definePages,
  defineSlice,
  type Head,
  type HeadArgs,
  type Page,
  type PageFiles,
} from '@pasar/slice-kit';
import { SetupSkeleton } from './routes/setup-skeleton.tsx';
import { TermsSkeleton } from './routes/terms-skeleton.tsx';
import { routes } from './routes.ts';
import { AuthSkeleton } from './shared/auth-layout/auth-skeleton.tsx';

const files: PageFiles<keyof typeof routes> = {
  slice: 'auth',
  routes,
  page: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}-page.tsx`),
  loader: (file) => import(/* webpackChunkName: "[request]" */ `./routes/${file}.loader.ts`),
};

/** The messages of a page's title and description. */
type Named =
  | 'login'
  | 'register'
  | 'verification'
  | 'forgotPassword'
  | 'reset'
  | 'setup'
  | 'social'
  | 'selling'
  | 'invitation'
  | 'notMe'
  | 'terms';

const headOf =
  (page: Named, robots?: 'noindex') =>
  ({ t }: Pick<HeadArgs, 't'>): Head => ({
    title: t(`${page}.title`),
    description: t(`${page}.description`),
    ...(robots && { robots }),
  });

/** Its words are those that staff wrote. */
const termsHead = ({ data, t }: HeadArgs<ContentPage>): Head =>
  data ? { title: data.title, description: data.summary } : headOf('terms')({ t });

const buyerSetupHead = ({ t }: Pick<HeadArgs, 't'>): Head => ({
  title: t('setup.buyerTitle'),
  description: t('setup.buyerDescription'),
  robots: 'noindex',
});

/** Another step of a setup is not another page: what was loaded stays, what was typed too. */
const onlyElsewhere: NonNullable<Page['revalidate']> = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

const form = { loader: false, skeleton: AuthSkeleton, layout: 'form' } as const;
const onboarding = {
  access: 'user',
  layout: 'form',
  skeleton: SetupSkeleton,
  errorSection: 'setup.section',
  revalidate: onlyElsewhere,
} as const;
const article = { loader: false, skeleton: TermsSkeleton } as const;

/** In, back in, and on board. */
export const slice = defineSlice({
  name: 'auth',
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
  pages: definePages(files, [
    { name: 'login', head: headOf('login'), ...form },
    { name: 'register', head: headOf('register'), ...form },
    {
      name: 'verification',
      head: headOf('verification', 'noindex'),
      examples: ['verification-otp?email=budi%40example.com&to=reset-password'],
      ...form,
    },
    {
      name: 'forgetPassword',
      files: 'forgot-password',
      head: headOf('forgotPassword', 'noindex'),
      ...form,
    },
    { name: 'resetPassword', head: headOf('reset', 'noindex'), ...form },
    { name: 'setup', head: headOf('setup', 'noindex'), ...onboarding },
    { name: 'buyerSetup', head: buyerSetupHead, ...onboarding },
    { name: 'socialReturn', robots: 'disallow', head: headOf('social', 'noindex'), ...form },
    {
      name: 'invitation',
      robots: 'disallow',
      head: headOf('invitation', 'noindex'),
      layout: 'form',
      skeleton: AuthSkeleton,
      errorSection: 'invitation.title',
    },
    { name: 'notMe', robots: 'disallow', head: headOf('notMe', 'noindex'), ...form },
    { name: 'becomeSeller', head: headOf('selling'), ...article },
    {
      name: 'terms',
      sitemap: true,
      head: termsHead,
      skeleton: TermsSkeleton,
      errorSection: 'terms.title',
    },
  ]),
});
