import { isCallFailure } from '@pasar/api-client';
import { accountEndpoints, type codeTargets } from '@pasar/contract';
import { toast, useApi, useReportFailure } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useOnboardingCall } from '../../shared/use-onboarding-call.ts';
import { useWait } from './use-wait.ts';

interface ResendCodeProps {
  email: string;
  to: (typeof codeTargets)[number];
}

/** Asks for another code; says how long to wait before the next one. */
export const ResendCode = ({ email, to }: ResendCodeProps) => {
  const { t } = useTranslation('auth');
  const api = useApi();
  const report = useReportFailure();
  const { left, wait } = useWait();
  const { submit, busy } = useOnboardingCall(async () => {
    try {
      const { data, message } = await api.call(accountEndpoints.resendCode, { body: { email, to } });
      toast.success(message);
      wait(data.wait);
    } catch (failure) {
      if (isCallFailure(failure) && failure.retryAfter !== undefined) wait(failure.retryAfter);
      report(failure);
    }
  });
  return (
    <Button variant="quiet" busy={busy} disabled={left > 0} onClick={submit}>
      {left > 0 ? t('verification.wait', { seconds: left }) : t('verification.resend')}
    </Button>
  );
};
