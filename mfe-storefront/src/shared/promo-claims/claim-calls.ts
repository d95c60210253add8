import type { ApiClient } from '@pasar/api-client';
import { firstErrors, type Locale, promoEndpoints } from '@pasar/contract';

/** What is wrong with a code as it was typed, before anybody is asked; undefined when nothing is. */
export const findCodeError = (promo_code: string, locale: Locale): string | undefined =>
  firstErrors(promoEndpoints.claim.body, { promo_code }, locale).promo_code;

/** Keeps the promo of a code for the person; answers its name and what the market says of it. */
export const claimPromo = async (api: ApiClient, promo_code: string) => {
  const { data, message } = await api.call(promoEndpoints.claim, { body: { promo_code } });
  return { name: data.name, message };
};
