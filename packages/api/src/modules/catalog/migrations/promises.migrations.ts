import { sql } from 'kysely';
import type { Migrations } from '../../../platform/database/migrate.ts';

export const promiseMigrations: Migrations = {
  '434-catalogue-shipping-promises': {
    up: async (db) => {
      // Nobody paid what products promised by themselves: now a listing promises what a shipping offer honours.
      await sql`
        alter table product_listings
          add column free_provinces text,
          add column free_from_price bigint not null default 0,
          add column free_until timestamptz,
          add column shipping_offer jsonb`.execute(db);
      await sql`update product_listings set free_shipping = false where free_shipping`.execute(db);
    },
  },
};
