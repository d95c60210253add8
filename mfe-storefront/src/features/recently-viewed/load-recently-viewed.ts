import type { ApiClient } from '@pasar/api-client';
import { type ProductCard, viewingEndpoints } from '@pasar/contract';

/** Two screens of a desktop's row. */
const most = 12;

/** What a member looked at, the newest first; nothing for a visitor. */
export const loadRecentlyViewed = async (api: ApiClient, signal: AbortSignal): Promise<ProductCard[]> =>
  (await api.call(viewingEndpoints.recentlyViewed, { query: { per_page: most } }, { signal })).data;
