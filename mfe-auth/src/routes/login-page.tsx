import { LocalLink, lazyComponent, linkTo } from '@pasar/slice-kit';
import { textLinkStyles } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LogInForm } from '../features/log-in/log-in-form.tsx';
import { PasskeyLink } from '../features/passkey/passkey-link.tsx';
import { SocialButtons } from '../features/social/social-buttons.tsx';
import { AuthLayout } from '../shared/auth-layout/auth-layout.tsx';
import { toNextQuery } from '../shared/next-path.ts';
import type { PendingLogin } from '../shared/second-factor.ts';

const SecondFactorForm = lazyComponent(() =>
  import(/* webpackChunkName: "second-factor" */ '../features/second-factor/second-factor-form.tsx').then(
    (file) => file.SecondFactorForm,
  ),
);

export const LoginPage = () => {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const [pending, setPending] = useState<PendingLogin>();
  const back = () => setPending(undefined);
  if (pending) {
    return (
      <AuthLayout title={t('login.title')} lead={t('login.lead')}>
        <SecondFactorForm {...pending} onBack={back} onMissing={back} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('login.title')} lead={t('login.lead')}>
      <LogInForm askSecond={setPending} />
      <SocialButtons purpose="login" />
      <PasskeyLink />
      <p>
        {t('login.noAccount')}{' '}
        <LocalLink to={linkTo('auth.register', toNextQuery(search))} css={textLinkStyles}>
          {t('login.register')}
        </LocalLink>
      </p>
    </AuthLayout>
  );
};
