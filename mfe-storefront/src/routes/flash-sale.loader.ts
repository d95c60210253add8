import { type Loader, toResult } from '@pasar/slice-kit';
import { getReceivedAt } from '@pasar/slice-kit/fields';
import { readFlashQuery } from '../features/flash-sale-page/flash-query.ts';
import { loadFlashSlots } from '../features/flash-sale-page/load-flash-slots.ts';
import { pause } from '../shared/pause.ts';

/** Between the selection of a slot and the call for its products, in milliseconds (SPEC 9). */
export const slotDelay = 200;

const inBrowser = typeof document !== 'undefined';

/** The slots and the products of one. Moving quickly through the slots requests only the last. */
export const flashSaleLoader = (async ({ api, url, signal }) => {
  const query = readFlashQuery(url.searchParams);
  if (inBrowser && query.selected !== undefined) await pause(slotDelay, signal);
  const sale = await toResult(loadFlashSlots(api, query, signal));
  return { sale, heardAt: getReceivedAt() };
}) satisfies Loader;
