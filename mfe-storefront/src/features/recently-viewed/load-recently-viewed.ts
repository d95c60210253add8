import type { ApiClient } from '@pasar/api-client';
import { type ProductCard, viewHistoryEndpoints } from '@pasar/contract';

/** Two screens of a desktop's row. */
const most = 12;

/** What a member looked at, the newest first; for a visitor the products that this browser remembers. */
export const loadRecentlyViewed = async (
  api: ApiClient,
  remembered: readonly number[],
  signal?: AbortSignal,
): Promise<ProductCard[]> => {
  const query = { 'product_id[]': remembered.slice(0, most), per_page: most };
  return (await api.call(viewHistoryEndpoints.recentlyViewed, { query }, { signal })).data;
};
