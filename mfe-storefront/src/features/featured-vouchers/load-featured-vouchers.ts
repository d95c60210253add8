import type { ApiClient } from '@pasar/api-client';
import { type ListedPromo, promoEndpoints } from '@pasar/contract';

/** The vouchers of the home page: usable now, and open to everybody. */
export const loadFeaturedVouchers = async (
  api: ApiClient,
  most: number,
  signal: AbortSignal,
): Promise<ListedPromo[]> => {
  const { data } = await api.call(promoEndpoints.list, {}, { signal });
  const usable = data.filter(({ state, target }) => state === 'running' && target !== 'follower');
  const ofTheMarket = usable.filter(({ owner }) => owner === 'platform');
  return [...ofTheMarket, ...usable.filter((offer) => !ofTheMarket.includes(offer))].slice(0, most);
};
