import { Spinner } from '@pasar/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSocialReturn } from '../features/social/use-social-return.ts';
import { AuthFrame } from '../shared/auth-frame/auth-frame.tsx';

/** Where a provider leads back to. The proof stands in the fragment, which only the browser knows. */
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
    <AuthFrame title={t('social.title')} lead={t('social.lead')}>
      <Spinner size={24} />
    </AuthFrame>
  );
};
