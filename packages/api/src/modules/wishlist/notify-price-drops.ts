import type { Locale } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { effectivePrice, runningFlashPrices } from '../catalog/index.ts';
import { notify } from '../notifications/index.ts';

/** A smaller price drop causes no notification. */
const worthTelling = 0.95;
/** Users notified in one transaction. */
const peopleAtOnce = 100;

interface Drop {
  user_id: number;
  products: number;
  /** One of them. */
  name: string;
}

const titleOf = ({ products, name }: Drop): Record<Locale, string> =>
  products === 1
    ? { id: `${name} turun harga`, en: `${name} costs less now` }
    : {
        id: `${products} produk di Favoritmu turun harga`,
        en: `${products} products on your wishlist cost less now`,
      };

/** Marks what has become cheaper than when it was added, or than at the user's last notification. */
const takeDrops = async (ctx: Context, after: number): Promise<Drop[]> => {
  const now = ctx.clock.now();
  const { rows } = await sql<Drop>`
    with people as (
      select distinct user_id from wishlists where user_id > ${after} order by user_id limit ${peopleAtOnce}
    ), told as (
      update wishlists w set notified_price = ${effectivePrice(now)}
      from product_listings l left join ${runningFlashPrices(now)} f on f.product_id = l.product_id
      where w.user_id in (select user_id from people) and l.product_id = w.product_id and l.stock > 0
        and ${effectivePrice(now)} <= ${worthTelling}::numeric * coalesce(w.notified_price, w.added_price)
      returning w.user_id, w.product_id
    )
    select people.user_id, count(told.product_id)::integer as products, coalesce(min(p.name), '') as name
    from people left join told on told.user_id = people.user_id left join products p on p.id = told.product_id
    group by people.user_id order by people.user_id`.execute(ctx.db);
  return rows;
};

/** Notifies users, once and in one line each, of what on their wishlist has become cheaper. */
export const notifyPriceDrops = async (ctx: Context): Promise<void> => {
  for (let after = 0; ; ) {
    const drops = await inTransaction(ctx, async (ctxInTx) => {
      const people = await takeDrops(ctxInTx, after);
      for (const drop of people.filter(({ products }) => products > 0)) {
        await notify(ctxInTx, {
          userId: drop.user_id,
          category: 'promo',
          kind: 'promo',
          title: titleOf(drop),
          body: {
            id: 'Lihat Favoritmu sebelum stoknya habis.',
            en: 'Have a look at your wishlist before they are gone.',
          },
          link: ctxInTx.linkTo('storefront.wishlist'),
        });
      }
      return people;
    });
    const last = drops.at(-1);
    if (!last) return;
    after = last.user_id;
  }
};

/** At ten in the morning, when people are awake and flash sales of the day have begun. */
export const priceDropsJob: ScheduledJob = {
  name: 'wishlist-price-drops',
  pattern: '0 0 10 * * *',
  run: notifyPriceDrops,
};
