import { setTimeout as pause } from 'node:timers/promises';
import { beginIndex, switchTo } from '../modules/catalog/index.ts';
import { readListed } from '../modules/catalog/listing-index/read-listings.ts';
import { toDocument } from '../modules/catalog/search-cluster/to-document.ts';
import type { Context } from '../platform/context.ts';
import type { SearchCluster } from '../platform/search-cluster/search-cluster.ts';

/** Documents in one request, requests at the same time, and products whose documents are repeated. */
const atOnce = 2_000;
const together = 3;
const mostOriginals = 5_000;
/** A node that merges large segments may refuse for a minute. */
const mostTries = 120;
/** Documents between two reports. */
const reported = 100_000;

/** The documents without their numbers, as text: making it again for each copy would take longer than sending it. */
const readOriginals = async (ctx: Context): Promise<string[]> => {
  const listed = await ctx.db
    .selectFrom('product_listings')
    .select('product_id')
    .orderBy('product_id')
    .limit(mostOriginals)
    .execute();
  const { rows, flash } = await readListed(
    ctx,
    listed.map(({ product_id }) => product_id),
  );
  const flashOf = Map.groupBy(flash, ([id]) => id);
  const now = ctx.clock.now().getTime();
  return rows.flatMap((row) => {
    const own = flashOf.get(row[0]) ?? [];
    const document = toDocument(row, { flash: own, now, getFifth: (_, price) => price % 5 });
    return document ? JSON.stringify({ ...document, id: undefined }).slice(1) : [];
  });
};

interface Synthetic {
  products: number;
  onProgress(written: number): void;
}

/**
 * Fills an index with so many documents and lets lists read it: those of the market's products, again and again under
 * other numbers. Nothing of them is in the database. There are no replicas.
 */
export const fillSyntheticIndex = async (
  ctx: Context,
  cluster: SearchCluster,
  { products, onProgress }: Synthetic,
): Promise<void> => {
  const { client, jobDeadline } = cluster;
  const originals = await readOriginals(ctx);
  const index = await beginIndex(ctx, cluster, products);
  // What a crash would lose is written again in any case.
  await client.indices.putSettings({
    index,
    body: { index: { translog: { durability: 'async' } } } as never,
  });
  const lineOf = (id: number) =>
    `{"index":{"_id":"${id}"}}\n{"id":${id},${originals[id % originals.length]}\n`;
  const write = async (first: number): Promise<void> => {
    const count = Math.min(atOnce, products - first + 1);
    const body = Array.from({ length: count }, (_, at) => lineOf(first + at)).join('');
    for (let tries = 1; ; tries++) {
      const written = await client
        .bulk({ index, body: body as never }, { requestTimeout: jobDeadline })
        .then(({ body: { errors, items } }) => (errors ? 'some of them' : items.length), String);
      if (written === count) return;
      if (tries === mostTries) throw new Error(`the cluster refused synthetic documents: ${written}`);
      // A node that is busy refuses some or all; to write the others once more changes nothing.
      await pause(1_000);
    }
  };
  let next = 1;
  const writeOn = async (): Promise<void> => {
    for (let first = next; first <= products; first = next) {
      next += atOnce;
      await write(first);
      if ((first + atOnce - 1) % reported === 0) onProgress(first + atOnce - 1);
    }
  };
  await Promise.all(Array.from({ length: together }, writeOn));
  await client.indices.putSettings({ index, body: { index: { refresh_interval: '1s' } } as never });
  await client.indices.refresh({ index }, { requestTimeout: jobDeadline });
  await switchTo(ctx, cluster, index);
};
