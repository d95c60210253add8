import type { ApiClient } from '@pasar/api-client';
import { firstErrors, type Locale, promoEndpoints } from '@pasar/contract';

/** The error in a typed code, before any request; undefined when there is none. */
export const findCodeError = (promo_code: string, locale: Locale): string | undefined =>
  firstErrors(promoEndpoints.claim.body, { promo_code }, locale).promo_code;

/** Claims the promo of a code for the user; returns its name and the server's message. */
export const claimPromo = async (api: ApiClient, promo_code: string) => {
  const { data, message } = await api.call(promoEndpoints.claim, { body: { promo_code } });
  return { name: data.name, message };
};
