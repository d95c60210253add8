import type { Module } from '../../platform/module.ts';
import { accountsMigrations } from './accounts.migrations.ts';

export { authenticate } from './authenticate.ts';

export const accountsModule: Module = { name: 'accounts', migrations: accountsMigrations };
