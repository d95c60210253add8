import { sql } from 'kysely';
import type { Migrations } from '../../../platform/database/migrate.ts';

export const sellerListMigrations: Migrations = {
  '730-catalogue-seller-fields': {
    up: async (db) => {
      await sql`
        alter table products
          add column sku text,
          add column video_url text,
          add column seo_title text,
          add column seo_description text`.execute(db);
      // A deleted product keeps no position; carts and orders still know it.
      for (const table of ['product_options', 'product_option_values', 'variants']) {
        await sql`alter table ${sql.table(table)} alter column position drop not null`.execute(db);
      }
      await sql`create index products_sku on products (merchant_id, sku) where sku is not null`.execute(db);
      await sql`create index variants_sku on variants (sku) where sku is not null`.execute(db);
      await sql`create index product_images_media on product_images (media_id)`.execute(db);
      await sql`
        create index product_option_values_media on product_option_values (media_id)
        where media_id is not null`.execute(db);
    },
  },
  '731-catalogue-shelves': {
    up: async (db) => {
      await sql`
        create table product_shelves (
          product_id bigint primary key references products (id) on delete cascade,
          merchant_id bigint not null,
          category_id bigint not null,
          status text not null,
          moderation text not null,
          search_text text not null,
          price_min bigint not null,
          price_max bigint not null,
          stock integer not null,
          lowest_stock integer not null,
          sold integer not null,
          updated_at timestamptz not null
        )`.execute(db);
      await sql`
        create index product_shelves_newest on product_shelves (merchant_id, updated_at desc, product_id desc)`.execute(
        db,
      );
      // The count of each tab comes from this table alone.
      await sql`
        create index product_shelves_tabs on product_shelves (merchant_id, status, moderation, (stock <= 0))`.execute(
        db,
      );
      await sql`
        insert into product_shelves
        select p.id, p.merchant_id, p.category_id, p.status, p.moderation,
          lower(concat_ws(' ', p.name, string_agg(v.sku, ' '))), coalesce(min(v.price), 0), coalesce(max(v.price), 0),
          coalesce(sum(v.stock_on_hand - v.stock_reserved - v.stock_flash) filter (where v.is_active), 0),
          coalesce(min(v.stock_on_hand - v.stock_reserved - v.stock_flash) filter (where v.is_active), 0),
          p.sold_count, p.updated_at
        from products p left join variants v on v.product_id = p.id
        where p.deleted_at is null group by p.id`.execute(db);
    },
  },
  '732-catalogue-insurance': {
    up: async (db) => {
      await sql`alter table products add column must_insurance boolean not null default false`.execute(db);
    },
  },
  '733-catalogue-shelf-counts': {
    up: async (db) => {
      // An index that holds an expression is not read without its rows: fifty thousand of them for each list.
      await sql`drop index product_shelves_tabs`.execute(db);
      await sql`create index product_shelves_tabs on product_shelves (merchant_id, status, moderation)`.execute(
        db,
      );
      await sql`create index product_shelves_sold_out on product_shelves (merchant_id) where stock <= 0`.execute(
        db,
      );
    },
  },
};
