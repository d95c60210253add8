import type { LoaderArgs } from '@pasar/slice-kit';
import { getReceivedAt } from '@pasar/slice-kit/fields';
import { toSectionResult } from '../section-error/to-section-result.ts';

interface ListResponse {
  data: readonly unknown[];
  meta: { current_page: number; last_page: number; total: number };
  counts?: unknown;
}

const toPage = <Response extends ListResponse>({ data, meta, counts }: Response) => ({
  items: data as Response['data'],
  counts: counts as Response['counts'],
  page: meta.current_page,
  lastPage: meta.last_page,
  total: meta.total,
});

/** The loader of a list's page: reads the query of its address; the list may fail alone. */
export const listLoader =
  <Query, Response extends ListResponse>(
    read: (params: URLSearchParams) => Query,
    call: (args: LoaderArgs, query: Query) => Promise<Response>,
  ) =>
  async (args: LoaderArgs) => {
    const query = read(args.url.searchParams);
    const list = await toSectionResult(call(args, query).then((response) => toPage(response)));
    return { query, list, heardAt: getReceivedAt() };
  };
