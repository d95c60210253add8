import { accountsModule } from '../modules/accounts/index.ts';
import { notificationsModule } from '../modules/notifications/index.ts';
import type { Migrations } from '../platform/database/migrate.ts';
import type { Module } from '../platform/module.ts';
import { platformMigrations } from '../platform/platform.migrations.ts';

/** Every domain of the marketplace. */
export const modules: readonly Module[] = [accountsModule, notificationsModule];

export const allMigrations: Migrations[] = [
  platformMigrations,
  ...modules.map(({ migrations }) => migrations ?? {}),
];
