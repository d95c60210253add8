import { sellerQuestionEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';
import { readQuestionQuery } from '../features/browse-questions/question-query.ts';

const load = async ({ api, signal, url }: LoaderArgs) => {
  const query = readQuestionQuery(url.searchParams);
  const found = await toSectionResult(api.call(sellerQuestionEndpoints.list, { query }, { signal }));
  return { query, found };
};

export const questionsLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
