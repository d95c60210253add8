import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { type Lexicon, points, type WordCounts } from '../../search/index.ts';
import { pairLevels, wordLevels } from './index-mapping.ts';

interface Bucket {
  key: Record<string, string | number>;
  doc_count: number;
}

const atOnce = 10_000;

/** Every combination of values of some fields, with the number of products that have it. */
async function* readValues(
  { client, prefix, jobDeadline }: SearchCluster,
  fields: readonly string[],
): AsyncGenerator<Bucket> {
  let after: Record<string, unknown> | undefined;
  do {
    const { body } = await client.search(
      {
        index: prefix,
        body: {
          size: 0,
          aggs: {
            values: {
              composite: {
                size: atOnce,
                sources: fields.map((field) => ({ [field]: { terms: { field } } })),
                ...(after && { after }),
              },
            },
          },
        } as never,
      },
      { requestTimeout: jobDeadline },
    );
    const values = (body.aggregations as unknown as { values: { buckets: Bucket[]; after_key?: never } })
      .values;
    yield* values.buckets;
    after = values.buckets.length < atOnce ? undefined : values.after_key;
  } while (after);
}

/** The words of all documents, and the names of brands and stores. */
export const readLexicon = async (cluster: SearchCluster): Promise<Lexicon> => {
  const postings = new Map<string, WordCounts>();
  const byInitial = new Map<string, string[]>();
  const take = (word: string): WordCounts => {
    const known = postings.get(word);
    if (known) return known;
    const counts = { heads: 0, names: 0, plain: 0, isPair: true };
    postings.set(word, counts);
    const alike = byInitial.get(word.charAt(0));
    if (alike) alike.push(word);
    else byInitial.set(word.charAt(0), [word]);
    return counts;
  };
  const fields = [
    ...wordLevels.map((level) => ({ field: `w${level}`, level, isPair: false })),
    ...pairLevels.map((level) => ({ field: `p${level}`, level, isPair: true })),
  ];
  for (const { field, level, isPair } of fields) {
    for await (const { key, doc_count } of readValues(cluster, [field])) {
      const counts = take(String(key[field]));
      if (level === 100 && !isPair) counts.heads += doc_count;
      if (level >= points.brand) counts.names += doc_count;
      if (level >= points.name && !isPair) counts.plain += doc_count;
      if (!isPair) counts.isPair = false;
    }
  }
  const brands = new Map<string, number>();
  for await (const { key } of readValues(cluster, ['brand_name', 'brand']))
    brands.set(String(key.brand_name), Number(key.brand));
  const stores = new Map<string, Set<number>>();
  for await (const { key } of readValues(cluster, ['store_name', 'merchant'])) {
    const name = String(key.store_name);
    stores.set(name, (stores.get(name) ?? new Set()).add(Number(key.merchant)));
  }
  const { body } = await cluster.client.count({ index: cluster.prefix });
  return { postings, byInitial, brands, stores, texts: body.count };
};
