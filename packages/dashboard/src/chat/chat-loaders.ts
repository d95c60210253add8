import { type LoaderArgs, notFound } from '@pasar/slice-kit';
import { readPage } from '../list-filter/read-dates.ts';
import { idField } from '../lists/define-list-query.ts';
import { listLoader } from '../lists/list-loader.ts';
import type { ChatCalls } from './chat-calls.ts';

/** The page of all conversations. */
export const chatListLoader = (calls: ChatCalls) =>
  listLoader(
    (params) => ({ page: readPage(params) }),
    ({ api, signal }, { page }) => api.call(calls.list, { query: { page, per_page: 20 } }, { signal }),
  );

const codePattern = /^[A-Z]{2,4}-\d{8}-[A-Z0-9]{5}$/;

/** The page of one conversation; it may be opened from a product or an order, whose card is then ready to be sent. */
export const chatThreadLoader = (calls: ChatCalls) => {
  const loadList = chatListLoader(calls);
  return async (args: LoaderArgs) => {
    const { api, params, signal, url } = args;
    const id = idField(params.id ?? null);
    if (id === undefined) return notFound();
    const product_id = idField(url.searchParams.get('product'));
    const order_code = url.searchParams.get('order') ?? '';
    const query = {
      ...(product_id && { product_id }),
      ...(codePattern.test(order_code) && { order_code }),
    };
    const [{ data }, { list }] = await Promise.all([
      api.call(calls.thread, { params: { id }, query }, { signal }),
      loadList(args),
    ]);
    return { thread: data, list };
  };
};
