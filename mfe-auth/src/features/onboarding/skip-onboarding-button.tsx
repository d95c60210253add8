import { accountEndpoints } from '@pasar/contract';
import { session, useApi, useLocalNavigate, useReportError } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { nextPath } from '../../shared/next-path.ts';
import { useOnboardingCall } from '../../shared/use-onboarding-call.ts';

/** A buyer needs no onboarding: one press, and the storefront is open (domain, decisions). */
export const SkipOnboardingButton = () => {
  const { t } = useTranslation('auth');
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const [search] = useSearchParams();
  const { submit, busy } = useOnboardingCall(async () => {
    try {
      const { data } = await api.call(accountEndpoints.skipOnboarding);
      const { id: _, ...user } = data.user;
      session.update(user);
      await navigate(nextPath(search));
    } catch (failure) {
      report(failure);
    }
  });
  return (
    <Button variant="secondary" busy={busy} onClick={submit}>
      {t('setup.skip')}
    </Button>
  );
};
