import type { Migrations } from '../../platform/database/migrate.ts';
import { attributeMigrations } from './migrations/attributes.migrations.ts';
import { homeMigrations } from './migrations/home.migrations.ts';
import { listingIndexMigrations } from './migrations/listing-index.migrations.ts';
import { listingMigrations } from './migrations/listings.migrations.ts';
import { moderationMigrations } from './migrations/moderations.migrations.ts';
import { productMigrations } from './migrations/products.migrations.ts';
import { promiseMigrations } from './migrations/promises.migrations.ts';
import { promotionMigrations } from './migrations/promotions.migrations.ts';
import { publicStoreMigrations } from './migrations/public-store.migrations.ts';
import { searchIndexMigrations } from './migrations/search-index.migrations.ts';
import { sellerListMigrations } from './migrations/seller-list.migrations.ts';
import { sold90Migrations } from './migrations/sold-90.migrations.ts';

export const catalogMigrations: Migrations = {
  ...productMigrations,
  ...promotionMigrations,
  ...listingMigrations,
  ...publicStoreMigrations,
  ...listingIndexMigrations,
  ...promiseMigrations,
  ...sellerListMigrations,
  ...searchIndexMigrations,
  ...moderationMigrations,
  ...homeMigrations,
  ...attributeMigrations,
  ...sold90Migrations,
};
