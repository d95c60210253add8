import type { Module } from '../../platform/module.ts';
import { importsMigrations } from './imports.migrations.ts';
import { importsRoutes } from './imports.routes.ts';
import { purgeImportsJob } from './purge-imports.ts';
import { runImports } from './run/run-imports.ts';

export const importsModule: Module = {
  name: 'imports',
  migrations: importsMigrations,
  routes: importsRoutes,
  queues: [runImports],
  queuesOn: 'media',
  sweeps: [purgeImportsJob],
};
