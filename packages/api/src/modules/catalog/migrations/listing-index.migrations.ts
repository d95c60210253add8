import { sql } from 'kysely';
import type { Migrations } from '../../../platform/database/migrate.ts';

export const listingIndexMigrations: Migrations = {
  '433-catalogue-listing-changes': {
    up: async (db) => {
      await sql`
        create table listing_changes (product_id bigint primary key, changed_in xid8 not null)`.execute(db);
      await sql`create index listing_changes_since on listing_changes (changed_in)`.execute(db);
      // By triggers, because stock, stars and sales write to listings from many sides.
      await sql`
        create function note_listing_changes() returns trigger language plpgsql as
        $$ begin
          insert into listing_changes (product_id, changed_in)
          select product_id, pg_current_xact_id() from changed
          on conflict (product_id) do update set changed_in = excluded.changed_in;
          return null;
        end $$`.execute(db);
      for (const [event, rows] of [
        ['insert', 'new'],
        ['update', 'new'],
        ['delete', 'old'],
      ] as const) {
        await sql`
          create trigger ${sql.ref(`listing_${event}s_noted`)} after ${sql.raw(event)} on product_listings
          referencing ${sql.raw(rows)} table as changed
          for each statement execute function note_listing_changes()`.execute(db);
      }
    },
  },
};
