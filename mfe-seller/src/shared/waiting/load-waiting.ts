import type { ApiClient } from '@pasar/api-client';
import { summaryEndpoints } from '@pasar/contract';
import type { Waiting } from './use-waiting.ts';

/** What waits for the seller now; the range of the summary does not matter to it, so it is the shortest. */
export const loadWaiting = async (api: ApiClient): Promise<Waiting> => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date());
  const { data } = await api.call(summaryEndpoints.read, { query: { date_start: today, date_end: today } });
  return data.todo;
};
