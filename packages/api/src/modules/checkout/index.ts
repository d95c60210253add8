import type { Module } from '../../platform/module.ts';
import { checkoutMigrations } from './checkout.migrations.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import './checkout.tables.ts';
import { forgetSessionsSweep } from './session/forget-sessions.ts';

export const checkoutModule: Module = {
  name: 'checkout',
  migrations: checkoutMigrations,
  routes: checkoutRoutes,
  sweeps: [forgetSessionsSweep],
};
