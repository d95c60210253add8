import './back-office.events.ts';
import './back-office.tables.ts';
import type { Module } from '../../platform/module.ts';
import { notifyAppellant } from './appeals/notify-appellant.ts';
import { backOfficeMigrations } from './back-office.migrations.ts';
import { backOfficeRoutes } from './back-office.routes.ts';
import { purgeExportsJob } from './exports/purge-exports.ts';
import { writeNextExport } from './exports/write-export.ts';
import { dailyCheck } from './ledger/run-check.ts';
import { refreshOutdated } from './outdate-listings.ts';
import { notifyModeration } from './products/notify-moderation.ts';
import { notifyReporters } from './reports/notify-reporters.ts';
import { notifyReviewModeration } from './reviews/notify-review-moderation.ts';
import { notifyStaff } from './staff/notify-staff.ts';
import { notifyUserStatus } from './users/notify-user-status.ts';

export { readSettings } from './settings/read-settings.ts';

export const backOfficeModule: Module = {
  name: 'back-office',
  migrations: backOfficeMigrations,
  routes: backOfficeRoutes,
  sweeps: [dailyCheck, purgeExportsJob],
  queues: [writeNextExport],
  consumers: [
    notifyUserStatus,
    notifyStaff,
    notifyModeration,
    notifyReviewModeration,
    notifyReporters,
    notifyAppellant,
    refreshOutdated,
  ],
};
