import { accountEndpoints, message, type SignIn } from '@pasar/contract';
import { linkTo, toast, useApi, useLocale, useLocalNavigate, useReportError } from '@pasar/slice-kit';
import { toNextQuery } from '../../shared/next-path.ts';
import { findPendingLogin, type SecondFactorRequest } from '../../shared/second-factor.ts';
import { useArrival } from '../../shared/use-arrival.ts';
import { useOnboardingCall } from '../../shared/use-onboarding-call.ts';
import { type SocialRequest, socialRequest } from './social-request.ts';
import { decodeClaims, parseSocialResponse } from './social-response.ts';

type Api = ReturnType<typeof useApi>;

/** The payloads of SPEC 3, and the proof without which the server believes nothing of them. */
const send = async (api: Api, { provider, nonce }: SocialRequest, idToken: string): Promise<SignIn> => {
  const { subject, email, name } = decodeClaims(idToken);
  const common = { email, name, device_id: '', firebase_token: '', id_token: idToken, nonce };
  const { data } =
    provider === 'google'
      ? await api.call(accountEndpoints.google, { body: { ...common, google_id: subject } })
      : await api.call(accountEndpoints.facebook, {
          body: { ...common, facebook_id: subject, profile_picture: '' },
        });
  return data;
};

/** Handles the provider's response: signs the user in, or returns to the login with the message of SPEC 8; a second factor is asked for in place. */
export const useSocialReturn = (
  askSecond: (asked: SecondFactorRequest & { search: URLSearchParams }) => void,
) => {
  const api = useApi();
  const locale = useLocale();
  const navigate = useLocalNavigate();
  const arrive = useArrival();
  const report = useReportError();
  return useOnboardingCall(async () => {
    const answer = parseSocialResponse(location.hash);
    // The proof stays neither in the address nor in the history.
    history.replaceState(history.state, '', location.pathname);
    const request = socialRequest.take();
    const search = new URLSearchParams({ next: request?.next ?? '' });
    const goBack = () => navigate(linkTo('auth.login', toNextQuery(search)), { replace: true });
    const isOurs = request !== undefined && answer.state === request.state;
    if (isOurs && answer.error === 'access_denied') {
      toast.info(message(`social.${request.provider}-canceled`, locale));
      return goBack();
    }
    if (!isOurs || answer.idToken === '') {
      toast.error(message('social.unproven', locale));
      return goBack();
    }
    try {
      await arrive(await send(api, request, answer.idToken), { remember: false, search });
    } catch (failure) {
      const pending = findPendingLogin(failure);
      if (pending) return askSecond({ ...pending, search });
      report(failure, { doing: 'login' });
      await goBack();
    }
  });
};
