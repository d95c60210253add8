import { isApiError } from '@pasar/api-client';
import { accountEndpoints, codeTargets } from '@pasar/contract';
import { linkTo, session, toast, useApi, useLocalNavigate, useReportError } from '@pasar/slice-kit';
import { useSearchParams } from 'react-router';
import { nextPath, toNextQuery } from '../../shared/next-path.ts';
import { findPendingLogin } from '../../shared/second-factor.ts';
import { useOnboardingCall } from '../../shared/use-onboarding-call.ts';
import { pageAfterCode } from './code-target.ts';

interface Verification {
  email: string;
  to: string | null;
  refuse: (fields: Record<string, string[]>) => void;
}

const isTarget = (to: string | null) => codeTargets.some((target) => target === to);

/**
 * Confirms a code and opens its target; a right code of a new account signs in (SPEC 4 "Flows"). An account
 * that opens without a password, because its owner was unproven, requires a new one first.
 */
export const useVerification = ({ email, to, refuse }: Verification) => {
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const [search] = useSearchParams();
  return useOnboardingCall(async (code: string) => {
    try {
      const { data, message } = await api.call(accountEndpoints.verify, { body: { email, code } });
      if (data.sign_in) session.signIn(data.sign_in, { remember: false });
      toast.success(message);
      if (data.needs_password) return await navigate(linkTo('auth.resetPassword'));
      const finished = data.sign_in?.registration_step !== undefined;
      await navigate(
        finished ? nextPath(search) : pageAfterCode(isTarget(to) ? data.to : to, toNextQuery(search)),
      );
    } catch (failure) {
      if (isApiError(failure) && findPendingLogin(failure)) {
        // A right code of an account that is protected further: its login asks for both.
        toast.info(failure.message);
        return navigate(linkTo('auth.login', toNextQuery(search)));
      }
      if (isApiError(failure) && failure.fields) return refuse(failure.fields);
      if (isApiError(failure) && failure.code === 422) return refuse({ code: [failure.message] });
      report(failure);
    }
  });
};
