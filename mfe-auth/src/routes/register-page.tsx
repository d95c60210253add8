import { LocalLink, linkTo } from '@pasar/slice-kit';
import { textLinkStyles } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RegisterForm } from '../features/register/register-form.tsx';
import { SocialButtons } from '../features/social/social-buttons.tsx';
import { AuthLayout } from '../shared/auth-layout/auth-layout.tsx';
import { toNextQuery } from '../shared/next-path.ts';

export const RegisterPage = () => {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  return (
    <AuthLayout title={t('register.title')} lead={t('register.lead')}>
      <RegisterForm />
      <SocialButtons purpose="register" />
      <p>
        {t('register.haveAccount')}{' '}
        <LocalLink to={linkTo('auth.login', toNextQuery(search))} css={textLinkStyles}>
          {t('register.login')}
        </LocalLink>
      </p>
    </AuthLayout>
  );
};
