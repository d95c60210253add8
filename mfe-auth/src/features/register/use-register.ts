import { isApiError } from '@pasar/api-client';
import { accountEndpoints } from '@pasar/contract';
import { linkTo, toast, useApi, useLocalNavigate, useReportError } from '@pasar/slice-kit';
import { useSearchParams } from 'react-router';
import { codeSent } from '../../shared/code-sent.ts';
import { toNextQuery } from '../../shared/next-path.ts';
import { useOnboardingCall } from '../../shared/use-onboarding-call.ts';

interface NewAccount {
  email: string;
  password: string;
  password_confirmation: string;
}

/** Registers and continues to the code; the server's rejections are passed to `refuse`, field by field. */
export const useRegister = (refuse: (fields: Record<string, string[]>) => void) => {
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const [search] = useSearchParams();
  return useOnboardingCall(async (account: NewAccount) => {
    try {
      const { data, message } = await api.call(accountEndpoints.register, { body: account });
      if (data.code === 'sent') toast.success(message);
      else toast.info(message);
      codeSent.note({ email: data.email, to: 'auth-setup' }, data);
      await navigate(
        linkTo('auth.verification', { email: data.email, to: 'auth-setup', ...toNextQuery(search) }),
      );
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields) return refuse(failure.fields);
      report(failure);
    }
  });
};
