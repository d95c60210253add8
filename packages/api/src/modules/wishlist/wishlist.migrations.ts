import { sql } from 'kysely';
import type { Migrations } from '../../platform/database/migrate.ts';

export const wishlistMigrations: Migrations = {
  '750-wishlist-prices': {
    up: async (db) => {
      await sql`alter table wishlists add column added_price bigint, add column told_price bigint`.execute(
        db,
      );
      await sql`create index wishlists_newest on wishlists (user_id, created_at desc, product_id desc)`.execute(
        db,
      );
    },
  },
};
