import { sql } from 'kysely';
import type { Migrations } from '../../platform/database/migrate.ts';

/** What a store's figures are read from: its orders by payment, their lines, the orders of a voucher. */
export const summaryMigrations: Migrations = {
  '780-summary-indexes': {
    up: async (db) => {
      await sql`
        create index orders_merchant_paid on orders (merchant_id, paid_at) include (id, status, items_subtotal)
        where paid_at is not null`.execute(db);
      await sql`
        create index order_items_sold on order_items (order_id) include (product_id, qty, line_total)`.execute(
        db,
      );
      await sql`drop index order_items_order`.execute(db);
      await sql`create index order_promos_promo on order_promos (promo_id)`.execute(db);
    },
  },
};
