import { isApiError } from '@pasar/api-client';
import { passkeyEndpoints } from '@pasar/contract';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { isPasskeyCanceled, signWithPasskey } from '@pasar/slice-kit/passkeys';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrival } from './use-arrival.ts';
import { useOnboardingCall } from './use-onboarding-call.ts';

interface PasskeyLogin {
  remember: boolean;
  search: URLSearchParams;
  /** The login that waits for it; empty for one that begins with the passkey. */
  pendingLogin?: string;
}

type Credential = Awaited<ReturnType<typeof signWithPasskey>>;

/**
 * Signs in with a passkey and continues; `refusal` preserves the toast's message. `ask` waits for the owner without the
 * overlay, and rejects when they do not answer.
 */
export const usePasskeyLogin = ({ remember, search, pendingLogin = '' }: PasskeyLogin) => {
  const { t } = useTranslation('auth');
  const api = useApi();
  const arrive = useArrival();
  const report = useReportError();
  const [refusal, setRefusal] = useState<string>();
  const signIn = useOnboardingCall(async (credential: Credential) => {
    setRefusal(undefined);
    try {
      const { data } = await api.call(passkeyEndpoints.login, {
        body: { credential, ...(remember && { remember }) },
      });
      await arrive(data, { remember, search });
    } catch (failure) {
      if (isApiError(failure) && failure.kind === 'refused') setRefusal(failure.message);
      report(failure, { doing: 'login' });
    }
  });
  const ask = async (how: Parameters<typeof signWithPasskey>[1]) => {
    const { data } = await api.call(passkeyEndpoints.options, { body: { pending_login: pendingLogin } });
    await signIn.submit(await signWithPasskey(data, how));
  };
  const { submit, busy } = useSubmit(async () => {
    setRefusal(undefined);
    try {
      await ask({});
    } catch (failure) {
      if (isPasskeyCanceled(failure)) return;
      if (isApiError(failure)) report(failure);
      else toast.error(t('passkey.failed'));
    }
  });
  return { submit, ask, busy: busy || signIn.busy, refusal };
};
