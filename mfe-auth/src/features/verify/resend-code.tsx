import { isApiError } from '@pasar/api-client';
import { accountEndpoints } from '@pasar/contract';
import { toast, useApi, useReportError } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { type CodeFor, type CodeStatus, findCodeStatus } from '../../shared/code-sent.ts';
import { useOnboardingCall } from '../../shared/use-onboarding-call.ts';

interface ResendCodeProps {
  target: CodeFor;
  /** From the link of an e-mail. */
  mail: string | null;
  /** Seconds until it may be pressed. */
  left: number;
  onAnswer: (journey: CodeStatus) => void;
}

/** Requests another code; shows how long to wait before the next one. */
export const ResendCode = ({ target, mail, left, onAnswer }: ResendCodeProps) => {
  const { t } = useTranslation('auth');
  const api = useApi();
  const report = useReportError();
  const { submit, busy } = useOnboardingCall(async () => {
    try {
      const body = { ...target, ...(mail && { mail }) };
      const { data, message } = await api.call(accountEndpoints.resendCode, { body });
      toast.success(message);
      onAnswer(data);
    } catch (failure) {
      if (isApiError(failure)) {
        const journey = findCodeStatus(failure.data);
        // Rejected for another reason: the code that was sent is as good as before.
        const wait = failure.retryAfter;
        if (journey) onAnswer(journey);
        else if (wait !== undefined) onAnswer({ code: 'sent', wait });
      }
      report(failure);
    }
  });
  return (
    <Button variant="quiet" busy={busy} disabled={left > 0} onClick={submit}>
      {left > 0 ? t('verification.wait', { seconds: left }) : t('verification.resend')}
    </Button>
  );
};
