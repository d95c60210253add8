import type { ApiClient } from '@pasar/api-client';
import { type FlashSale, homeEndpoints } from '@pasar/contract';

/** One row on a desktop. */
const shownProducts = 6;

export interface CurrentFlashSale {
  current: FlashSale;
  nextStartsAt: string | null;
}

/**
 * The first entry of the response is the sale that a home page shows (SPEC 2); of the one after it, only
 * its beginning.
 */
export const loadFlashSale = async (
  api: ApiClient,
  signal: AbortSignal,
): Promise<CurrentFlashSale | null> => {
  const { data } = await api.call(homeEndpoints.flashSale, {}, { signal });
  const [first, next] = data;
  if (!first || first.status === 'ended' || first.products.length === 0) return null;
  return {
    current: { ...first, products: first.products.slice(0, shownProducts) },
    nextStartsAt: next?.starts_at ?? null,
  };
};
