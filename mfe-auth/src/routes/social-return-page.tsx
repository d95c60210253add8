import { lazyComponent, linkTo, useLocalNavigate } from '@pasar/slice-kit';
import { Spinner } from '@pasar/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSocialReturn } from '../features/social/use-social-return.ts';
import { AuthLayout } from '../shared/auth-layout/auth-layout.tsx';
import { toNextQuery } from '../shared/next-path.ts';
import type { SecondFactorRequest } from '../shared/second-factor.ts';

const SecondFactorForm = lazyComponent(() =>
  import(/* webpackChunkName: "second-factor" */ '../features/second-factor/second-factor-form.tsx').then(
    (file) => file.SecondFactorForm,
  ),
);

/** The return page of a provider. The proof is in the fragment, which only the browser knows. */
export const SocialReturnPage = () => {
  const { t } = useTranslation('auth');
  const navigate = useLocalNavigate();
  const [asked, setAsked] = useState<SecondFactorRequest & { search: URLSearchParams }>();
  const { submit } = useSocialReturn(setAsked);
  const back = () =>
    void navigate(linkTo('auth.login', toNextQuery(asked?.search ?? new URLSearchParams())), {
      replace: true,
    });
  const taken = useRef(false);
  const take = useEffectEvent(() => {
    if (taken.current) return;
    taken.current = true;
    void submit();
  });
  useEffect(() => take(), []);
  return (
    <AuthLayout title={t('social.title')} lead={t('social.lead')}>
      {asked ? (
        <SecondFactorForm {...asked} remember={false} onBack={back} onMissing={back} />
      ) : (
        <Spinner size={24} />
      )}
    </AuthLayout>
  );
};
