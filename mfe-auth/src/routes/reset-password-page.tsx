import { useTranslation } from 'react-i18next';
import { ResetPasswordForm } from '../features/recover/reset-password-form.tsx';
import { AuthLayout } from '../shared/auth-layout/auth-layout.tsx';

export const ResetPasswordPage = () => {
  const { t } = useTranslation('auth');
  return (
    <AuthLayout title={t('reset.title')} lead={t('reset.lead')}>
      <ResetPasswordForm />
    </AuthLayout>
  );
};
