import { Spinner } from '@pasar/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSocialReturn } from '../features/social/use-social-return.ts';
import { AuthLayout } from '../shared/auth-layout/auth-layout.tsx';

/** The return page of a provider. The proof is in the fragment, which only the browser knows. */
export const SocialReturnPage = () => {
  const { t } = useTranslation('auth');
  const { submit } = useSocialReturn();
  const taken = useRef(false);
  const take = useEffectEvent(() => {
    if (taken.current) return;
    taken.current = true;
    void submit();
  });
  useEffect(() => take(), []);
  return (
    <AuthLayout title={t('social.title')} lead={t('social.lead')}>
      <Spinner size={24} />
    </AuthLayout>
  );
};
