import { sql } from 'kysely';
import type { Migrations } from '../../../platform/database/migrate.ts';

export const sold90Migrations: Migrations = {
  '981-sold-in-90-days': {
    up: async (db) => {
      await sql`alter table products add sold_90 integer not null default 0 check (sold_90 >= 0)`.execute(db);
      await sql`alter table product_listings add sold_90 integer not null default 0`.execute(db);
      await sql`
        update products p set sold_90 = sold.pieces from (
          select i.product_id, sum(i.qty)::integer as pieces from orders o join order_items i on i.order_id = o.id
          where o.status = 'completed' and o.ended_at > now() - interval '90 days' group by i.product_id
        ) sold where p.id = sold.product_id`.execute(db);
      await sql`
        update product_listings l set sold_90 = p.sold_90 from products p
        where p.id = l.product_id and p.sold_90 > 0`.execute(db);
    },
  },
};
