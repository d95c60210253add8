import './members.events.ts';
import './members.tables.ts';
import type { Module } from '../../platform/module.ts';
import { mailRemoval } from './mail-removal.ts';
import { membersMigrations } from './members.migrations.ts';
import { membersRoutes } from './members.routes.ts';
import { purgeActivity } from './purge-activity.ts';
import { remindOfInvitations } from './remind-of-invitations.ts';

/** Those who work for a store beside its owner. */
export const membersModule: Module = {
  name: 'members',
  migrations: membersMigrations,
  routes: membersRoutes,
  consumers: [mailRemoval],
  sweeps: [purgeActivity, remindOfInvitations],
};
