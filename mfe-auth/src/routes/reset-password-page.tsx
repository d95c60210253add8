import { useTranslation } from 'react-i18next';
import { ResetPasswordForm } from '../features/recover/reset-password-form.tsx';
import { AuthFrame } from '../shared/auth-frame/auth-frame.tsx';

export const ResetPasswordPage = () => {
  const { t } = useTranslation('auth');
  return (
    <AuthFrame title={t('reset.title')} lead={t('reset.lead')}>
      <ResetPasswordForm />
    </AuthFrame>
  );
};
