import { sql } from 'kysely';
import type { Migrations } from '../../../platform/database/migrate.ts';

export const listingMigrations: Migrations = {
  '420-catalogue-listings': {
    up: async (db) => {
      await sql`
        create table product_listings (
          product_id bigint primary key references products (id) on delete cascade,
          merchant_id bigint not null references merchants (id) on delete cascade,
          category_id bigint not null,
          brand_id bigint,
          city_id text,
          store_type text not null,
          condition text not null,
          cover_key text,
          price_min bigint not null,
          price_max bigint not null,
          compare_at_price bigint,
          discount_price_min bigint,
          discount_price_max bigint,
          discount_starts_at timestamptz,
          discount_ends_at timestamptz,
          stock integer not null,
          sold integer not null,
          rating double precision not null,
          rating_count integer not null,
          popularity double precision not null,
          created_at timestamptz not null
        )`.execute(db);
      for (const columns of [
        'created_at desc, product_id desc',
        'popularity desc, product_id desc',
        'sold desc, product_id desc',
        'category_id, popularity desc',
        'merchant_id, popularity desc',
        'brand_id',
      ]) {
        await sql`create index on product_listings (${sql.raw(columns)})`.execute(db);
      }
    },
  },
  '421-catalogue-search': {
    up: async (db) => {
      await sql`
        create table product_texts (
          product_id bigint primary key references product_listings (product_id) on delete cascade,
          document tsvector not null
        )`.execute(db);
      await sql`create index product_texts_document on product_texts using gin (document)`.execute(db);
      await sql`
        create table search_terms (
          term text not null,
          kind text not null check (kind in ('word', 'phrase')),
          products integer not null,
          primary key (term, kind)
        )`.execute(db);
      await sql`create index search_terms_prefix on search_terms (term text_pattern_ops, products)`.execute(
        db,
      );
      await sql`
        create index search_terms_spelling on search_terms using gin (term gin_trgm_ops)
        where kind = 'word'`.execute(db);
    },
  },
};
