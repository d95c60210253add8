import { firstFieldTexts, isCallFailure } from '@pasar/api-client';
import { endpoints, message, paths } from '@pasar/contract';
import {
  session,
  toast,
  useApi,
  useLocale,
  useLocalNavigate,
  useReportFailure,
  useSubmit,
} from '@pasar/slice-kit';
import { useSearchParams } from 'react-router';
import { handOn, nextPath } from '../../shared/next-path.ts';

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/**
 * Logs in and goes on: to the setup while it is unfinished, else back to where the person came from (SPEC 2).
 * An address that was never verified gets a new code and goes to the boxes (domain, decisions).
 */
export const useLogIn = () => {
  const api = useApi();
  const locale = useLocale();
  const navigate = useLocalNavigate();
  const report = useReportFailure();
  const [search] = useSearchParams();

  const explain = (failure: unknown, email: string) => {
    if (!isCallFailure(failure)) return report(failure);
    if (failure.code === 403 && failure.data !== null) {
      toast.info(failure.message);
      return navigate(paths.verification({ email, to: 'auth-setup', ...handOn(search) }));
    }
    const texts = failure.code === 422 ? firstFieldTexts(failure) : [];
    if (texts.length === 0) return report(failure, { doing: 'login' });
    for (const text of texts) toast.error(text);
  };

  return useSubmit(async ({ email, password, remember }: Credentials) => {
    try {
      const { data } = await api.call(endpoints.accounts.login, { body: { email, password, remember } });
      session.signIn(data, { remember });
      if (data.registration_step === undefined) return await navigate(paths.setup());
      toast.success(message('login.success', locale));
      await navigate(nextPath(search));
    } catch (failure) {
      await explain(failure, email);
    }
  });
};
