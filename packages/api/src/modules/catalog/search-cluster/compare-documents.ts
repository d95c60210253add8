import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { readListed } from '../listing-index/read-listings.ts';
import { mapping } from './index-mapping.ts';
import type { IndexRow } from './manage-indexes.ts';
import type { Clause } from './query-clauses.ts';
import { toDocument } from './to-document.ts';

/** Values by field of a document. */
type Fields = Record<string, readonly unknown[] | undefined>;

/** Depends on when a document was written, or cannot be read back. */
const left = new Set(['p0', 'o0', 't1', 'p1', 'o1', 't2', 'fifth', 'words']);
const compared = Object.keys(mapping.properties).filter((name) => !left.has(name));

/** Everything that lists read of a document at a time, as one text. */
const summarize = (fields: Fields, now: number): string => {
  const sorted = (values: readonly unknown[] = []) => [...new Set(values.map(String))].toSorted();
  const isFirst = Number(fields.t1?.[0]) > now;
  return JSON.stringify([
    sorted(isFirst ? fields.p0 : fields.p1),
    sorted(isFirst ? fields.o0 : fields.o1),
    ...compared.map((name) => sorted(fields[name])),
  ]);
};

const toFields = (document: object): Fields =>
  Object.fromEntries(Object.entries(document).map(([name, value]) => [name, [value].flat()]));

/** Documents at once; more than that are compared in another step. */
export const comparedAtOnce = 1_000;

const readDocuments = async (
  { client, jobDeadline }: SearchCluster,
  index: string,
  query: Clause,
): Promise<Map<number, Fields>> => {
  const docvalue_fields = [...compared, 'p0', 'o0', 't1', 'p1', 'o1'];
  const body = { size: 2 * comparedAtOnce, query, _source: false, track_total_hits: false, docvalue_fields };
  const answer = await client.search({ index, body: body as never }, { requestTimeout: jobDeadline });
  const hits = answer.body.hits.hits as unknown as { _id: string; fields: Fields }[];
  return new Map(hits.map(({ _id, fields }) => [Number(_id), fields]));
};

/** Of products that are not in an index as they should be, those that the feed does not bring anyway. */
const withoutExpected = async (ctx: Context, ids: readonly number[], position: string): Promise<number[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ product_id: number }>`
    select product_id from listing_changes
    where product_id = any(${ids}::bigint[]) and changed_in >= ${position}::xid8
    union select product_id from search_rejections where product_id = any(${ids}::bigint[])`.execute(ctx.db);
  const expected = new Set(rows.map(({ product_id }) => Number(product_id)));
  return ids.filter((id) => !expected.has(id));
};

/**
 * The products of which an index has something else than the database: another document, none, or one too many.
 * `query` finds the documents of these products and of others that should not be there.
 */
export const compareDocuments = async (
  ctx: Context,
  cluster: SearchCluster,
  { name, position }: Pick<IndexRow, 'name' | 'position'>,
  { ids, query }: { ids: readonly number[]; query: Clause },
): Promise<number[]> => {
  await cluster.client.indices.refresh({ index: name }, { requestTimeout: cluster.jobDeadline });
  const documents = await readDocuments(cluster, name, query);
  const now = ctx.clock.now().getTime();
  const { rows, flash } = await readListed(ctx, ids);
  const flashOf = Map.groupBy(flash, ([id]) => id);
  const wanted = new Map(
    rows.flatMap((row) => {
      const document = toDocument(row, { flash: flashOf.get(row[0]) ?? [], now, getFifth: () => 0 });
      return document ? [[row[0], summarize(toFields(document), now)] as const] : [];
    }),
  );
  const differing = [...new Set([...wanted.keys(), ...documents.keys()])].filter((id) => {
    const fields = documents.get(id);
    return wanted.get(id) !== (fields && summarize(fields, now));
  });
  return withoutExpected(ctx, differing, position);
};
