import { sql } from 'kysely';
import type { Migrations } from '../../../platform/database/migrate.ts';

export const publicStoreMigrations: Migrations = {
  '430-catalogue-offers-in-listings': {
    up: async (db) => {
      await sql`
        alter table product_listings
          add column free_shipping boolean not null default false,
          add column is_preorder boolean not null default false`.execute(db);
      await sql`
        update product_listings l set free_shipping = p.free_shipping, is_preorder = p.is_preorder
        from products p where p.id = l.product_id`.execute(db);
    },
  },
  '431-catalogue-store-window': {
    up: async (db) => {
      await sql`
        create table store_categories (
          merchant_id bigint not null references merchants (id) on delete cascade,
          category_id bigint not null,
          products integer not null,
          primary key (merchant_id, category_id)
        )`.execute(db);
      await sql`create index store_categories_category on store_categories (category_id, merchant_id)`.execute(
        db,
      );
      await sql`
        insert into store_categories (merchant_id, category_id, products)
        select merchant_id, category_id, count(*) from product_listings group by merchant_id, category_id`.execute(
        db,
      );
      await sql`
        create index merchants_selling on merchants (store_type, verified_at desc, id desc)
        where verification_status = 'approved' and suspended_at is null and products_count > 0`.execute(db);
    },
  },
};
