import { LocalLink, linkTo } from '@pasar/slice-kit';
import { textLinkStyles } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ForgotPasswordForm } from '../features/recover/forgot-password-form.tsx';
import { AuthLayout } from '../shared/auth-layout/auth-layout.tsx';

export const ForgotPasswordPage = () => {
  const { t } = useTranslation('auth');
  return (
    <AuthLayout title={t('forgotPassword.title')} lead={t('forgotPassword.lead')}>
      <ForgotPasswordForm />
      <p>
        <LocalLink to={linkTo('auth.login')} css={textLinkStyles}>
          {t('forgotPassword.back')}
        </LocalLink>
      </p>
    </AuthLayout>
  );
};
