import type { Migrations } from '../../platform/database/migrate.ts';
import { listingMigrations } from './migrations/listings.ts';
import { offerMigrations } from './migrations/offers.ts';
import { productMigrations } from './migrations/products.ts';

export const catalogueMigrations: Migrations = {
  ...productMigrations,
  ...offerMigrations,
  ...listingMigrations,
};
