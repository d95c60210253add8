import type { Module } from '../../platform/module.ts';
import { forgetImportsSweep } from './forget-imports.ts';
import { importsMigrations } from './imports.migrations.ts';
import { importsRoutes } from './imports.routes.ts';
import { workImports } from './work/work-imports.ts';

export const importsModule: Module = {
  name: 'imports',
  migrations: importsMigrations,
  routes: importsRoutes,
  queues: [workImports],
  sweeps: [forgetImportsSweep],
};
