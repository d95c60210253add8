import type { Migrations } from '../../platform/database/migrate.ts';
import { goodsMigrations } from './migrations/goods.migrations.ts';
import { listingMigrations } from './migrations/listings.migrations.ts';
import { offerMigrations } from './migrations/offers.migrations.ts';
import { productMigrations } from './migrations/products.migrations.ts';
import { promiseMigrations } from './migrations/promises.migrations.ts';
import { shelfMigrations } from './migrations/shelves.migrations.ts';
import { windowMigrations } from './migrations/window.migrations.ts';

export const catalogueMigrations: Migrations = {
  ...productMigrations,
  ...offerMigrations,
  ...listingMigrations,
  ...windowMigrations,
  ...goodsMigrations,
  ...promiseMigrations,
  ...shelfMigrations,
};
