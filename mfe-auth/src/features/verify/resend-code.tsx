import { isCallFailure } from '@pasar/api-client';
import { accountEndpoints, type codeTargets } from '@pasar/contract';
import { toast, useApi, useReportFailure } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { codeSent } from '../../shared/code-sent.ts';
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
      codeSent.note({ email, to });
      wait(data.wait);
    } catch (failure) {
      if (isCallFailure(failure) && failure.retryAfter !== undefined) wait(failure.retryAfter);
      report(failure);
    }
  });
  const resume = useEffectEvent(() => {
    const rest = codeSent.left({ email, to });
    if (rest > 0) wait(rest);
  });
  // What this tab remembers is not known where the page was drawn first.
  useEffect(() => resume(), []);
  return (
    <Button variant="quiet" busy={busy} disabled={left > 0} onClick={submit}>
      {left > 0 ? t('verification.wait', { seconds: left }) : t('verification.resend')}
    </Button>
  );
};
