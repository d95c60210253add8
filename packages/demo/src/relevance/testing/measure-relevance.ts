import type { TestServer } from '@pasar/api/testing';
import { computeNdcg } from '../compute-ndcg.ts';
import { type Graded, getGrade, isUnwanted } from '../grade-products.ts';
import { type JudgedQuery, judgedQueries } from '../judged-query.ts';

/** How one judged query went. */
export interface Judgement {
  query: JudgedQuery;
  /** Null where the catalogue has nothing that fits. */
  ndcg: number | null;
  total: number;
  /** Names of the first three that are there and must not be. */
  unwanted: string[];
  without: string[];
  stores: string[];
}

const judge = async (server: TestServer, facts: Graded, query: JudgedQuery): Promise<Judgement> => {
  const { data, meta, ...found } = await server.call(
    `/products/list?search=${encodeURIComponent(query.text)}`,
    { headers: { 'accept-language': query.locale } },
  );
  const first = (data as { slug: string }[]).flatMap(({ slug }) => facts.get(slug) ?? []);
  return {
    query,
    ndcg: computeNdcg(
      first.map((one) => getGrade(query, one)),
      [...facts.values()].map((one) => getGrade(query, one)),
    ),
    total: meta.total,
    unwanted: first.slice(0, 3).flatMap((one) => (isUnwanted(query, one) ? one.product.name : [])),
    without: found.without ?? [],
    stores: (found.stores ?? []).map(({ merchant_name }: { merchant_name: string }) => merchant_name),
  };
};

/** Types every judged query into the server's own search. */
export const measureRelevance = async (server: TestServer, facts: Graded): Promise<Judgement[]> => {
  const judgements: Judgement[] = [];
  for (const query of judgedQueries) judgements.push(await judge(server, facts, query));
  return judgements;
};

/** The mean over the queries that have an answer. */
export const computeMean = (judgements: readonly Judgement[]): number => {
  const scores = judgements.flatMap(({ ndcg }) => ndcg ?? []);
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
};
