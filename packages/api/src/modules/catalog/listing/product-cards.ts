import type { ProductCard } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { fixedQuery } from '../../../platform/database/fixed-query.ts';
import { readCityLabels } from '../../regions/index.ts';
import type { FlashItem } from '../listing-index/listing-index.ts';
import {
  type CardRow,
  type CardViewer,
  cardColumns,
  cardViewer,
  isStillVisible,
  toProductCard,
} from './product-card.ts';
import { runningItems } from './running-prices.ts';

interface Shown extends CardViewer {
  ids: readonly number[];
}

const selectRows = fixedQuery(
  (_, shown: Shown) => sql<CardRow>`
    select ${cardColumns(shown)}
    from product_listings l
    join products p on p.id = l.product_id
    join merchants m on m.id = l.merchant_id
    where l.product_id = any(${shown.ids}::bigint[]) and ${isStillVisible}`,
);

const selectFlash = fixedQuery(
  (_, { ids, now }: Pick<Shown, 'ids' | 'now'>) => sql<FlashItem & { product_id: number }>`
    select i.product_id, i.id, i.flash_price, i.flash_stock, i.flash_sold, s.starts_at, s.ends_at, s.repeat_minutes
    from ${runningItems(now)}
    where i.product_id = any(${ids}::bigint[]) order by i.flash_price desc, i.id desc`,
);

/** The cheapest running flash-sale item of each product. */
const readFlash = async ({ db, clock }: Context, ids: readonly number[]): Promise<Map<number, FlashItem>> => {
  const rows = await selectFlash(db, { ids, now: clock.now() });
  return new Map(rows.map((row) => [row.product_id, row]));
};

const selectWishes = fixedQuery((db, { ids, userId }: { ids: readonly number[]; userId: number }) =>
  db
    .selectFrom('wishlists')
    .select('product_id')
    .where('user_id', '=', userId)
    .where('product_id', '=', sql<number>`any(${ids}::bigint[])`),
);

const readWishes = async ({ db, actor }: Context, ids: readonly number[]): Promise<Set<number>> => {
  if (actor.kind !== 'user') return new Set();
  const wishes = await selectWishes(db, { ids, userId: actor.userId });
  return new Set(wishes.map(({ product_id }) => product_id));
};

/**
 * Products as every list shows them, in the order of the ids; ids that buyers may not see are left out, even when
 * their listing is not refreshed yet. Prices in rupiah as of the clock's now. `flash` are the cheapest running
 * flash-sale items by product, for callers who know them.
 */
export const productCards = async (
  ctx: Context,
  ids: readonly number[],
  flash?: ReadonlyMap<number, FlashItem>,
): Promise<ProductCard[]> => {
  if (ids.length === 0) return [];
  const [rows, flashes, wishes, cityLabel] = await Promise.all([
    selectRows(ctx.db, { ids, ...cardViewer(ctx) }),
    flash ?? readFlash(ctx, ids),
    readWishes(ctx, ids),
    readCityLabels(),
  ]);
  const cards = new Map(
    rows.map((row) => {
      const { product_id: id } = row;
      return [id, toProductCard(ctx, row, { flash: flashes.get(id), isWished: wishes.has(id), cityLabel })];
    }),
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
};
