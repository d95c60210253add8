import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { readListed } from '../listing-index/read-listings.ts';
import type { IndexRow } from './manage-indexes.ts';
import { type GetFifth, toDocument } from './to-document.ts';

/** The cluster has too much to do: the same is sent again later. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Item {
  status: number;
  _id: string;
  error?: { type: string; reason?: string };
}

/** A document that is there in a later state stays; one that is gone already is gone. */
const isSettled = ({ status }: Item) => status < 300 || status === 409 || status === 404;

/** What was refused before and is not any more: it was written, or buyers may not see it now. */
const forgetRefused = async (ctx: Context, items: readonly Item[]): Promise<void> => {
  if (items.length === 0) return;
  const ids = items.map(({ _id }) => Number(_id));
  await sql`delete from search_rejections where product_id = any(${ids}::bigint[])`.execute(ctx.db);
};

const noteRefused = async (ctx: Context, items: readonly Item[]): Promise<void> => {
  if (items.length === 0) return;
  const rejected_at = ctx.clock.now();
  await ctx.db
    .insertInto('search_rejections')
    .values(
      items.map(({ _id, error }) => ({
        product_id: Number(_id),
        reason: `${error?.type}: ${error?.reason}`.slice(0, 500),
        rejected_at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((e) => ({
        reason: e.ref('excluded.reason'),
        rejected_at: e.ref('excluded.rejected_at'),
      })),
    )
    .execute();
  ctx.log.error({ products: items.map(({ _id }) => _id) }, 'the search refused documents');
};

interface WriteListings {
  index: Pick<IndexRow, 'name' | 'state'>;
  ids: readonly number[];
  getFifth: GetFifth;
}

/**
 * Writes products to an index as the database has them now, and deletes what buyers may not see. Repeating it changes
 * nothing, and an earlier state never replaces a later one. Throws BusyError when the cluster asks to wait.
 */
export const writeListings = async (
  ctx: Context,
  { client, jobDeadline }: SearchCluster,
  { index, ids, getFifth }: WriteListings,
): Promise<void> => {
  if (ids.length === 0) return;
  const { version, rows, flash } = await readListed(ctx, ids);
  const byId = new Map(rows.map((row) => [row[0], row]));
  const flashOf = Map.groupBy(flash, ([id]) => id);
  const now = ctx.clock.now().getTime();
  const operations = ids.flatMap((id): object[] => {
    const row = byId.get(id);
    const document = row && toDocument(row, { flash: flashOf.get(id) ?? [], now, getFifth });
    const target = { _index: index.name, _id: String(id), version, version_type: 'external_gte' };
    return document ? [{ index: target }, document] : [{ delete: target }];
  });
  const { body } = await client.bulk({ body: operations as never }, { requestTimeout: jobDeadline });
  const items = body.items.map((item) => Object.values(item)[0] as unknown as Item);
  if (items.some(({ status }) => status === 429 || status >= 500)) throw new BusyError('the cluster is busy');
  // What the index of before takes or refuses is not what lists show.
  if (index.state === 'old') return;
  await noteRefused(
    ctx,
    items.filter((item) => !isSettled(item)),
  );
  await forgetRefused(ctx, items.filter(isSettled));
};
