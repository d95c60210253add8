import { sql } from 'kysely';
import type { Migrations } from '../../../platform/database/migrate.ts';

export const searchIndexMigrations: Migrations = {
  '820-search-indexes': {
    up: async (db) => {
      await sql`
        create table search_indexes (
          name text primary key,
          prefix text not null,
          mapping_hash text not null,
          state text not null check (state in ('filling', 'live', 'old')),
          position xid8 not null,
          filled_to bigint not null default 0,
          fed_at timestamptz,
          replaced_at timestamptz,
          created_at timestamptz not null
        )`.execute(db);
      await sql`
        create table search_rejections (
          product_id bigint primary key,
          reason text not null,
          rejected_at timestamptz not null
        )`.execute(db);
      // The lists of one process read running flash sales with each request; an index elsewhere must hear of them.
      await sql`
        create function note_flash_items() returns trigger language plpgsql as
        $$ begin
          insert into listing_changes (product_id, changed_in)
          values (coalesce(new.product_id, old.product_id), pg_current_xact_id())
          on conflict (product_id) do update set changed_in = excluded.changed_in;
          return null;
        end $$`.execute(db);
      await sql`
        create trigger flash_items_noted after insert or delete on flash_sale_items
        for each row execute function note_flash_items()`.execute(db);
      await sql`
        create trigger flash_item_changes_noted after update on flash_sale_items
        for each row when (
          (old.status, old.flash_price, old.flash_sale_id, old.flash_sold < old.flash_stock)
          is distinct from (new.status, new.flash_price, new.flash_sale_id, new.flash_sold < new.flash_stock)
        ) execute function note_flash_items()`.execute(db);
      await sql`
        create function note_flash_sales() returns trigger language plpgsql as
        $$ begin
          insert into listing_changes (product_id, changed_in)
          select distinct product_id, pg_current_xact_id() from flash_sale_items where flash_sale_id = new.id
          on conflict (product_id) do update set changed_in = excluded.changed_in;
          return null;
        end $$`.execute(db);
      await sql`
        create trigger flash_sale_changes_noted after update on flash_sales
        for each row when (
          (old.starts_at, old.ends_at, old.repeat_minutes, old.is_canceled)
          is distinct from (new.starts_at, new.ends_at, new.repeat_minutes, new.is_canceled)
        ) execute function note_flash_sales()`.execute(db);
    },
  },
  '980-verified-search-indexes': {
    up: async (db) => {
      await sql`
        alter table search_indexes
          drop constraint search_indexes_state_check,
          add constraint search_indexes_state_check
            check (state in ('filling', 'live', 'old', 'failed', 'dropping')),
          add error text,
          add compared_to bigint,
          add compared_at timestamptz,
          add repaired integer not null default 0`.execute(db);
      // What was refused and is gone since then was never forgotten.
      await sql`
        delete from search_rejections r where not exists (
          select 1 from product_listings l where l.product_id = r.product_id
        )`.execute(db);
    },
  },
};
