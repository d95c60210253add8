import { accountsModule } from '../modules/accounts/index.ts';
import { addressesModule } from '../modules/addresses/index.ts';
import { catalogueModule } from '../modules/catalogue/index.ts';
import { mediaModule } from '../modules/media/index.ts';
import { notificationsModule } from '../modules/notifications/index.ts';
import { regionsModule } from '../modules/regions/index.ts';
import { storesModule } from '../modules/stores/index.ts';
import type { Migrations } from '../platform/database/migrate.ts';
import type { Module } from '../platform/module.ts';
import { platformMigrations } from '../platform/platform.migrations.ts';

/** Every domain of the marketplace. */
export const modules: readonly Module[] = [
  accountsModule,
  mediaModule,
  regionsModule,
  addressesModule,
  storesModule,
  catalogueModule,
  notificationsModule,
];

export const allMigrations: Migrations[] = [
  platformMigrations,
  ...modules.map(({ migrations }) => migrations ?? {}),
];
