import { sql } from 'kysely';
import type { Migrations } from '../../platform/database/migrate.ts';

export const flashSalesMigrations: Migrations = {
  '725-flash-sales-offers': {
    up: async (db) => {
      await sql`alter table flash_sales add column version integer not null default 1`.execute(db);
      await sql`
        alter table flash_sale_items
          add column reject_reason text,
          drop constraint flash_sale_items_status_check,
          add constraint flash_sale_items_status_check
            check (status in ('submitted', 'approved', 'rejected', 'withdrawn'))`.execute(db);
      await sql`create index flash_sale_items_status on flash_sale_items (status, id)`.execute(db);
    },
  },
};
