import './members.tables.ts';
import type { Module } from '../../platform/module.ts';
import { membersMigrations } from './members.migrations.ts';

/** Those who work for a store beside its owner. */
export const membersModule: Module = {
  name: 'members',
  migrations: membersMigrations,
};
