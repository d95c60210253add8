import { accountEndpoints, type HandlerResponse, inLocale, type SocialProvider } from '@pasar/contract';
import { linkTo, toast, useApi, useLocale, useReportError } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { nextPath } from '../../shared/next-path.ts';
import { useOnboardingCall } from '../../shared/use-onboarding-call.ts';
import { providerNames } from './provider-names.ts';
import { type SocialRequest, socialRequest } from './social-request.ts';

type Provider = HandlerResponse<typeof accountEndpoints.socialProviders>['data'][number];

/** The provider's own page, which leads back to this marketplace with the proof in the fragment. */
const addressOf = (
  { authorization_url, client_id, response_type, scope }: Provider,
  { state, nonce }: SocialRequest,
  redirect: string,
  locale: string,
) => {
  const url = new URL(authorization_url, location.origin);
  const asked = { client_id, response_type, scope, state, nonce, redirect_uri: redirect, ui_locales: locale };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
};

/**
 * Requests an identity from a provider by leaving for its page, since a popup window is blocked on many
 * phones.
 */
export const useSocialStart = () => {
  const { t } = useTranslation('auth');
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const [search] = useSearchParams();
  return useOnboardingCall(async (provider: SocialProvider) => {
    try {
      const { data } = await api.call(accountEndpoints.socialProviders);
      const found = data.find((one) => one.provider === provider);
      if (!found) return toast.info(t('social.unavailable', { name: providerNames[provider] }));
      const request = socialRequest.begin(provider, nextPath(search));
      const redirect = location.origin + inLocale(linkTo('auth.socialReturn'), locale);
      location.assign(addressOf(found, request, redirect, locale));
    } catch (failure) {
      report(failure);
    }
  });
};
