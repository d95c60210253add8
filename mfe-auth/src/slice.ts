import { definePage, defineSlice, type Head, type HeadArgs, type PageDefinition } from '@pasar/slice-kit';
import { SetupSkeleton } from './routes/setup-skeleton.tsx';
import { TermsSkeleton } from './routes/terms-skeleton.tsx';
import { AuthSkeleton } from './shared/auth-layout/auth-skeleton.tsx';

type Named =
  | 'login'
  | 'register'
  | 'verification'
  | 'forgotPassword'
  | 'reset'
  | 'setup'
  | 'social'
  | 'selling'
  | 'terms';

type ShouldRevalidate = NonNullable<PageDefinition['revalidate']>;

const headOf =
  (page: Named, robots?: 'noindex') =>
  ({ t }: Pick<HeadArgs, 't'>): Head => ({
    title: t(`${page}.title`),
    description: t(`${page}.description`),
    ...(robots && { robots }),
  });

/** Another step of a setup is not another page: what was loaded stays, what was typed too. */
const onlyElsewhere: ShouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** In, back in, and on board. */
export const slice = defineSlice({
  name: 'auth',
  locales: {
    id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  },
  pages: [
    definePage({
      id: 'auth.login',
      path: 'login',
      component: () =>
        import(/* webpackChunkName: "login" */ './routes/login-page.tsx').then((m) => m.LoginPage),
      head: headOf('login'),
      skeleton: AuthSkeleton,
    }),
    definePage({
      id: 'auth.register',
      path: 'register',
      component: () =>
        import(/* webpackChunkName: "register" */ './routes/register-page.tsx').then((m) => m.RegisterPage),
      head: headOf('register'),
      skeleton: AuthSkeleton,
    }),
    definePage({
      id: 'auth.verification',
      path: 'verification-otp',
      component: () =>
        import(/* webpackChunkName: "verification" */ './routes/verification-page.tsx').then(
          (m) => m.VerificationPage,
        ),
      head: headOf('verification', 'noindex'),
      skeleton: AuthSkeleton,
    }),
    definePage({
      id: 'auth.forget-password',
      path: 'forget-password',
      component: () =>
        import(/* webpackChunkName: "forget-password" */ './routes/forgot-password-page.tsx').then(
          (m) => m.ForgotPasswordPage,
        ),
      head: headOf('forgotPassword', 'noindex'),
      skeleton: AuthSkeleton,
    }),
    definePage({
      id: 'auth.reset-password',
      path: 'reset-password',
      component: () =>
        import(/* webpackChunkName: "reset-password" */ './routes/reset-password-page.tsx').then(
          (m) => m.ResetPasswordPage,
        ),
      head: headOf('reset', 'noindex'),
      skeleton: AuthSkeleton,
    }),
    definePage({
      id: 'auth.setup',
      path: 'auth/setup',
      access: 'user',
      component: () =>
        import(/* webpackChunkName: "setup" */ './routes/setup-page.tsx').then((m) => m.SetupPage),
      loader: () =>
        import(/* webpackChunkName: "setup-data" */ './routes/setup.loader.ts').then((m) => m.setupLoader),
      head: headOf('setup', 'noindex'),
      skeleton: SetupSkeleton,
      errorSection: 'setup.section',
      revalidate: onlyElsewhere,
    }),
    definePage({
      id: 'auth.buyer-setup',
      path: 'auth/setup/buyer',
      access: 'user',
      component: () =>
        import(/* webpackChunkName: "buyer-setup" */ './routes/buyer-setup-page.tsx').then(
          (m) => m.BuyerSetupPage,
        ),
      loader: () =>
        import(/* webpackChunkName: "buyer-setup-data" */ './routes/buyer-setup.loader.ts').then(
          (m) => m.buyerSetupLoader,
        ),
      head: ({ t }) => ({
        title: t('setup.buyerTitle'),
        description: t('setup.buyerDescription'),
        robots: 'noindex',
      }),
      skeleton: SetupSkeleton,
      errorSection: 'setup.section',
      revalidate: onlyElsewhere,
    }),
    definePage({
      id: 'auth.social-return',
      path: 'auth/social',
      component: () =>
        import(/* webpackChunkName: "social-return" */ './routes/social-return-page.tsx').then(
          (m) => m.SocialReturnPage,
        ),
      head: headOf('social', 'noindex'),
      skeleton: AuthSkeleton,
    }),
    definePage({
      id: 'auth.become-seller',
      path: 'become-seller',
      component: () =>
        import(/* webpackChunkName: "become-seller" */ './routes/become-seller-page.tsx').then(
          (m) => m.BecomeSellerPage,
        ),
      head: headOf('selling'),
      skeleton: TermsSkeleton,
    }),
    definePage({
      id: 'auth.terms',
      path: 'terms-condition',
      component: () =>
        import(/* webpackChunkName: "terms" */ './routes/terms-page.tsx').then((m) => m.TermsPage),
      head: headOf('terms'),
      skeleton: TermsSkeleton,
    }),
  ],
});
