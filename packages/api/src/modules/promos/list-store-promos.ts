import type { ListedPromo } from '@pasar/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { day, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { fixedQuery } from '../../platform/database/fixed-query.ts';
import { presentListedPromo } from './present-promo.ts';
import type { Vouchers } from './promos.tables.ts';

/** More than a store page shows. */
const most = 20;
const announcedAhead = 7 * day;

interface Goods {
  productId: number;
  /** The product's category and all above it. */
  categoryIds: readonly number[];
}

type Row = Selectable<Vouchers> & { merchant_name: string; is_claimed: boolean };

interface Asked {
  merchantId: number;
  userId: number | null;
  now: Date;
  announcedUntil: Date;
}

const ofStore = ({ merchantId, userId, now, announcedUntil }: Asked, counts: RawBuilder<boolean>) => sql<Row>`
  select v.*, m.merchant_name, c.claimed_at is not null as is_claimed
  from vouchers v
  join merchants m on m.id = v.merchant_id
  left join voucher_claims c on c.voucher_id = v.id and c.user_id = ${userId}
  where v.merchant_id = ${merchantId} and not v.is_paused and v.used < v.quota
    and v.ends_at > ${now} and v.starts_at <= ${announcedUntil}
    and (v.target <> 'code_only' or c.claimed_at is not null)
    and ${counts}
  order by v.ends_at, v.id limit ${sql.lit(most)}`;

const selectOfStore = fixedQuery((_, asked: Asked) => ofStore(asked, sql`true`));

const selectForGoods = fixedQuery((_, asked: Asked & Goods) =>
  ofStore(
    asked,
    sql`(
      v.scope = 'all'
      or exists (select 1 from voucher_products vp where vp.voucher_id = v.id and vp.product_id = ${asked.productId})
      or exists (select 1 from voucher_categories vc
        where vc.voucher_id = v.id and vc.category_id = any(${asked.categoryIds}::bigint[])))`,
  ),
);

/**
 * A store's vouchers as its pages show them: running or announced, soonest end first. One that is available by its code
 * alone is shown only to those who claimed it. With `goods`, those that count for a product. One round trip, because a
 * product's page requests it each time.
 */
export const listStorePromos = async (
  ctx: Context,
  merchantId: number,
  goods?: Goods,
): Promise<ListedPromo[]> => {
  const asked = {
    merchantId,
    userId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    now: ctx.clock.now(),
    announcedUntil: later(ctx.clock, announcedAhead),
  };
  const rows = await (goods ? selectForGoods(ctx.db, { ...asked, ...goods }) : selectOfStore(ctx.db, asked));
  return rows.map(({ is_claimed, ...voucher }) =>
    presentListedPromo(ctx, { ...voucher, isClaimed: is_claimed }),
  );
};
