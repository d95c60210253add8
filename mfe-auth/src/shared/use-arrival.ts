import { message, type SignIn } from '@pasar/contract';
import { linkTo, session, toast, useLocale, useLocalNavigate } from '@pasar/slice-kit';
import { nextPath, toNextQuery } from './next-path.ts';

interface Arrival {
  remember: boolean;
  /** Where `?next=` of the way in led. */
  search: URLSearchParams;
}

/**
 * Signs a user in and continues: to the onboarding while it is unfinished, else back to the previous page
 * (SPEC 2). Staff without one arrive in the back office.
 */
export const useArrival = () => {
  const locale = useLocale();
  const navigate = useLocalNavigate();
  return async (signIn: SignIn, { remember, search }: Arrival): Promise<void> => {
    session.signIn(signIn, { remember });
    // Back must not lead to a login that is over.
    const replace = true;
    if (signIn.registration_step === undefined)
      return navigate(linkTo('auth.setup', toNextQuery(search)), { replace });
    toast.success(message('login.success', locale));
    const home = signIn.user.is_staff ? linkTo('back-office.home') : undefined;
    await navigate(nextPath(search, home), { replace });
  };
};
