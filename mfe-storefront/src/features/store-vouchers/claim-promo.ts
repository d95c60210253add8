import type { ApiClient } from '@pasar/api-client';
import { type ListedPromo, promoEndpoints } from '@pasar/contract';

export const claimPromo = async (api: ApiClient, promo_code: string): Promise<ListedPromo> =>
  (await api.call(promoEndpoints.claim, { body: { promo_code } })).data;
