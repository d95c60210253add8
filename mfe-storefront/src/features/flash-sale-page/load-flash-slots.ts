import { type ApiClient, isApiError } from '@pasar/api-client';
import { type FlashCard, type FlashSlot, promoEndpoints } from '@pasar/contract';
import type { FlashQuery } from './flash-query.ts';

/** Five rows on a desktop. */
const perPage = 30;

/** The slots of the next 24 hours and the products of one. Plain data: it travels with the document. */
export interface FlashSlots {
  serverTime: string;
  slots: readonly FlashSlot[];
  /** The slot whose products these are; undefined when no sale is announced. */
  shown: FlashSlot | undefined;
  products: readonly FlashCard[];
  page: number;
  lastPage: number;
}

/** An unknown slot, as in an old link, is replaced by the first one. */
export const loadFlashSlots = async (
  api: ApiClient,
  { selected, page }: FlashQuery,
  signal: AbortSignal,
): Promise<FlashSlots> => {
  try {
    const query = { selected, page, per_page: perPage };
    const { data, meta } = await api.call(promoEndpoints.flashSale, { query }, { signal });
    return {
      serverTime: data.server_time,
      slots: data.slots,
      shown: data.slots.find(({ id }) => id === data.selected),
      products: data.products,
      page,
      lastPage: meta.last_page,
    };
  } catch (failure) {
    if (selected === undefined || !isApiError(failure) || failure.code !== 404) throw failure;
    return loadFlashSlots(api, { selected: undefined, page: 1 }, signal);
  }
};
