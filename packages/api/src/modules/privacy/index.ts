import './privacy.tables.ts';
import type { Module } from '../../platform/module.ts';
import { recordsPurpose } from './delete/encrypt-records.ts';
import { purgeDeletedJob, runNextDeletion } from './delete/run-deletions.ts';
import { purgeExportFilesJob, runNextExport } from './export/run-exports.ts';
import { privacyMigrations } from './privacy.migrations.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { removeIdentityImagesJob } from './remove-identity-images.ts';

/** Copies of personal data, the deletion of accounts, and how long identity images stay. */
export const privacyModule: Module = {
  name: 'privacy',
  migrations: privacyMigrations,
  routes: privacyRoutes,
  queues: [runNextExport, runNextDeletion],
  sweeps: [purgeExportFilesJob, purgeDeletedJob, removeIdentityImagesJob],
  sealed: [{ table: 'sealed_records', id: 'id', column: 'sealed', purpose: recordsPurpose }],
};
