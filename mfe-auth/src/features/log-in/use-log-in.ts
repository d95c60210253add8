import { type ApiError, getFirstFieldMessages, isApiError } from '@pasar/api-client';
import { accountEndpoints } from '@pasar/contract';
import { linkTo, toast, useApi, useLocalNavigate, useReportError } from '@pasar/slice-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { codeSent, findCodeStatus } from '../../shared/code-sent.ts';
import { toNextQuery } from '../../shared/next-path.ts';
import { findPendingLogin, type PendingLogin } from '../../shared/second-factor.ts';
import { useArrival } from '../../shared/use-arrival.ts';
import { useOnboardingCall } from '../../shared/use-onboarding-call.ts';

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** A rejected login that carries where its code leads: the address was never verified. */
const isUnverified = ({ code, data }: ApiError): boolean =>
  code === 403 && typeof data === 'object' && data !== null && 'to' in data;

/**
 * Logs in and continues: to the onboarding while it is unfinished, else back to the previous page (SPEC 2).
 * An unverified address goes to the code boxes, which show whether its code is still valid (domain,
 * decisions). An account with a second factor is asked for it in place (`askSecond`). `refusal` preserves the toast's message.
 */
export const useLogIn = (
  refuse: (fields: Record<string, string[]>) => void,
  askSecond: (pending: PendingLogin) => void,
) => {
  const api = useApi();
  const arrive = useArrival();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const [search] = useSearchParams();
  const [refusal, setRefusal] = useState<string>();

  const explain = (failure: unknown, email: string) => {
    if (!isApiError(failure)) return report(failure);
    if (isUnverified(failure)) {
      toast.info(failure.message);
      const journey = findCodeStatus(failure.data);
      if (journey) codeSent.note({ email, to: 'auth-setup' }, journey);
      return navigate(linkTo('auth.verification', { email, to: 'auth-setup', ...toNextQuery(search) }));
    }
    const texts = failure.code === 422 ? getFirstFieldMessages(failure) : [];
    for (const text of texts) toast.error(text);
    if (failure.fields && texts.length > 0) return refuse(failure.fields);
    if (failure.kind === 'refused') setRefusal(failure.message);
    report(failure, { doing: 'login' });
  };

  const call = useOnboardingCall(async ({ email, password, remember }: Credentials) => {
    setRefusal(undefined);
    try {
      const { data } = await api.call(accountEndpoints.login, {
        body: { email, password, ...(remember && { remember }) },
      });
      await arrive(data, { remember, search });
    } catch (failure) {
      const pending = findPendingLogin(failure);
      if (pending) return askSecond({ ...pending, remember });
      await explain(failure, email);
    }
  });
  return { ...call, refusal };
};
