import type { SelectQueryBuilder } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { consumer, emit } from '../../platform/jobs/outbox.ts';
import { refreshListings } from '../catalog/index.ts';

/** So many at a time fit into one short transaction. */
const atOnce = 500;

/**
 * A name in many products' search texts has changed: they follow after the commit, some at a time.
 * `products` selects their ids.
 */
export const outdateListings = async <DB, TB extends keyof DB>(
  ctxInTx: Context,
  products: SelectQueryBuilder<DB, TB, { id: number }>,
): Promise<void> => {
  const ids = (await products.execute()).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += atOnce) {
    await emit(ctxInTx, 'admin.listings-outdated', { productIds: ids.slice(from, from + atOnce) });
  }
};

export const refreshOutdated = consumer('admin.listings-outdated', (ctx, { productIds }) =>
  refreshListings({ ctx, input: { productIds } }),
);
