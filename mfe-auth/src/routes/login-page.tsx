import { LocalLink, linkTo } from '@pasar/slice-kit';
import { textLinkStyles } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LogInForm } from '../features/log-in/log-in-form.tsx';
import { SocialButtons } from '../features/social/social-buttons.tsx';
import { AuthLayout } from '../shared/auth-layout/auth-layout.tsx';
import { toNextQuery } from '../shared/next-path.ts';

export const LoginPage = () => {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  return (
    <AuthLayout title={t('login.title')} lead={t('login.lead')}>
      <LogInForm />
      <SocialButtons purpose="login" />
      <p>
        {t('login.noAccount')}{' '}
        <LocalLink to={linkTo('auth.register', toNextQuery(search))} css={textLinkStyles}>
          {t('login.register')}
        </LocalLink>
      </p>
    </AuthLayout>
  );
};
