import type { Module } from '../../platform/module.ts';
import { papersRoutes } from './papers.routes.ts';

export const papersModule: Module = { name: 'papers', routes: papersRoutes };
