import './back-office.events.ts';
import './back-office.tables.ts';
import type { Module } from '../../platform/module.ts';
import { backOfficeMigrations } from './back-office.migrations.ts';
import { backOfficeRoutes } from './back-office.routes.ts';
import { refreshOutdated } from './outdate-listings.ts';
import { notifyModeration } from './products/notify-moderation.ts';
import { notifyUserStatus } from './users/notify-user-status.ts';

export const backOfficeModule: Module = {
  name: 'back-office',
  migrations: backOfficeMigrations,
  routes: backOfficeRoutes,
  consumers: [notifyUserStatus, notifyModeration, refreshOutdated],
};
