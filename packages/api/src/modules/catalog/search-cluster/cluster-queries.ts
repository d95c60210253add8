import { errors } from '@opensearch-project/opensearch';
import type { QueryBudget } from '../../../platform/search-cluster/query-budget.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import type { Clause } from './query-clauses.ts';

export interface SearchResponse {
  hits: {
    total?: { value: number };
    max_score: number | null;
    hits: { _id: string; sort: unknown[] }[];
  };
  aggregations?: unknown;
}

type Part = SearchResponse | { status: number; error: unknown };

/** What one list asks of the cluster. */
export interface ClusterQueries {
  search(body: object): Promise<SearchResponse>;
  /**
   * Counts what each query finds, all of them in one request; what was counted before is not asked again. Where only
   * existence matters, counting ends at the first product.
   */
  countAll(counted: readonly { query: Clause; isExact: boolean }[]): Promise<number[]>;
}

/** A part that failed fails the request: half an answer would look like fewer products. */
const demandAnswer = (part: Part): SearchResponse => {
  if (!('error' in part)) return part;
  const { status: statusCode } = part;
  throw new errors.ResponseError({ statusCode, body: part, headers: {}, warnings: null } as never);
};

export const openClusterQueries = (
  { client, prefix }: SearchCluster,
  budget: QueryBudget,
): ClusterQueries => {
  const counts = new Map<string, Promise<number>>();
  const header = { index: prefix, allow_partial_search_results: false };
  const searchAll = async (bodies: readonly object[]): Promise<SearchResponse[]> => {
    const body = bodies.flatMap((one) => [header, one]) as never;
    const { responses } = await budget.send((options) => client.msearch({ body }, options));
    return (responses as unknown as Part[]).map(demandAnswer);
  };
  return {
    search: async (body) =>
      (await budget.send((options) =>
        client.search({ index: prefix, body: body as never, allow_partial_search_results: false }, options),
      )) as unknown as SearchResponse,
    countAll: async (counted) => {
      const asked = counted.map(({ query, isExact }) => ({
        size: 0,
        track_total_hits: isExact || 1,
        query,
      }));
      const keys = asked.map((body) => JSON.stringify(body));
      const unknown = new Map(
        asked.flatMap((body, at) => (counts.has(keys[at] ?? '') ? [] : [[keys[at] ?? '', body] as const])),
      );
      if (unknown.size > 0) {
        const answers = searchAll([...unknown.values()]);
        for (const [at, key] of [...unknown.keys()].entries())
          counts.set(
            key,
            answers.then((all) => all[at]?.hits.total?.value ?? 0),
          );
      }
      return Promise.all(keys.map((key) => counts.get(key) ?? 0));
    },
  };
};
