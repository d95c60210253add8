import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { SearchCluster } from '../../../platform/search-cluster/search-cluster.ts';
import { countListed } from '../listing-index/count-listed.ts';
import { readHorizon } from '../listing-index/read-listings.ts';
import type { SearchIndexes } from '../listings.tables.ts';
import { mapping, mappingHash, shardsFor } from './index-mapping.ts';

export type IndexRow = Selectable<SearchIndexes>;

export const readIndexes = (ctx: Context, { prefix }: SearchCluster): Promise<IndexRow[]> =>
  ctx.db
    .selectFrom('search_indexes')
    .selectAll()
    .where('prefix', '=', prefix)
    .orderBy('created_at')
    .execute();

/** Begins another index, by default for the products of the market; it is filled from here on, and what changes meanwhile is fed afterwards. */
export const beginIndex = async (
  ctx: Context,
  { client, prefix }: SearchCluster,
  products?: number,
): Promise<string> => {
  const name = `${prefix}-${randomBytes(6).toString('hex')}`;
  await client.indices.create({
    index: name,
    body: {
      // While it is filled nobody reads it: replicas and refreshes come at the end.
      settings: {
        number_of_shards: shardsFor(products ?? (await countListed(ctx))),
        number_of_replicas: 0,
        refresh_interval: '-1',
        // An attribute may have had many names.
        max_regex_length: 20_000,
      },
      mappings: mapping as never,
    },
  });
  await ctx.db
    .insertInto('search_indexes')
    .values({
      name,
      prefix,
      mapping_hash: mappingHash,
      state: 'filling',
      position: await readHorizon(ctx),
      fed_at: null,
      error: null,
      compared_to: null,
      compared_at: null,
      replaced_at: null,
      created_at: ctx.clock.now(),
    })
    .execute();
  return name;
};

/** Lets lists read another index, in one step: no request finds none. The one of before is kept for a while. */
export const switchTo = async (
  ctx: Context,
  { client, prefix }: SearchCluster,
  name: string,
): Promise<void> => {
  await client.indices.updateAliases({
    body: {
      actions: [
        { remove: { index: `${prefix}-*`, alias: prefix, must_exist: false } },
        { add: { index: name, alias: prefix } },
      ],
    },
  });
  await ctx.db
    .updateTable('search_indexes')
    .set({ state: 'old', replaced_at: ctx.clock.now() })
    .where('prefix', '=', prefix)
    .where('state', '=', 'live')
    .where('name', '!=', name)
    .execute();
  await ctx.db
    .updateTable('search_indexes')
    .set((e) => ({
      state: 'live',
      replaced_at: null,
      compared_at: e.fn.coalesce('compared_at', e.val(ctx.clock.now())),
    }))
    .where('name', '=', name)
    .execute();
};

/** Keeps an index for a day, for whoever looks into it; lists stay with the one that they read. */
export const failIndex = (ctx: Context, name: string, error: string) =>
  ctx.db
    .updateTable('search_indexes')
    .set({ state: 'failed', error, replaced_at: ctx.clock.now() })
    .where('name', '=', name)
    .execute();

/** What one index is at present; it is changed step by step while it is built. */
export const readIndex = (ctx: Context, name: string): Promise<IndexRow> =>
  ctx.db.selectFrom('search_indexes').selectAll().where('name', '=', name).executeTakeFirstOrThrow();

/** Has one that failed filled over and verified once more, with the next round. */
export const retryIndex = (ctx: Context, name: string) =>
  ctx.db
    .updateTable('search_indexes')
    .set({ state: 'filling', error: null, replaced_at: null, filled_to: 0 })
    .where('name', '=', name)
    .execute();

/** Has an index dropped with the next round, by the process that writes to it. */
export const markForDropping = (ctx: Context, name: string) =>
  ctx.db.updateTable('search_indexes').set({ state: 'dropping' }).where('name', '=', name).execute();

export const dropIndex = async (ctx: Context, { client }: SearchCluster, name: string): Promise<void> => {
  await client.indices.delete({ index: name }, { ignore: [404] });
  await ctx.db.deleteFrom('search_indexes').where('name', '=', name).execute();
};

/** Whether the cluster still has it; a bulk would make an index without a mapping. */
export const indexExists = async ({ client }: SearchCluster, name: string): Promise<boolean> =>
  (await client.indices.exists({ index: name })).body;
