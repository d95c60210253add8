import './desk.events.ts';
import './desk.tables.ts';
import type { Module } from '../../platform/module.ts';
import { deskMigrations } from './desk.migrations.ts';
import { deskRoutes } from './desk.routes.ts';
import { refreshOutdated } from './outdate-listings.ts';
import { tellOfStatus } from './users/tell-of-status.ts';

export const deskModule: Module = {
  name: 'desk',
  migrations: deskMigrations,
  routes: deskRoutes,
  consumers: [tellOfStatus, refreshOutdated],
};
