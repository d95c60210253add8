import { useTranslation } from 'react-i18next';
import { SecureAccount } from '../features/secure-account/secure-account.tsx';
import { AuthLayout } from '../shared/auth-layout/auth-layout.tsx';

/** Where a notice leads whoever has not done what it tells. Nothing happens by opening it: programs open links too. */
export const NotMePage = () => {
  const { t } = useTranslation('auth');
  return (
    <AuthLayout title={t('notMe.title')} lead={t('notMe.lead')}>
      <SecureAccount />
    </AuthLayout>
  );
};
