import './flash-sales.tables.ts';
import type { Module } from '../../platform/module.ts';
import { flashSalesMigrations } from './flash-sales.migrations.ts';
import { flashSalesRoutes } from './flash-sales.routes.ts';

export { approveItem, rejectItem } from './decide-item.ts';
export { countItems, findItems, presentItem } from './find-items.ts';
export { findSessions, presentForDesk } from './find-sessions.ts';
export { cancelSession, createSession, editSession } from './save-session.ts';
export { tellOfItem } from './tell-of-item.ts';

export const flashSalesModule: Module = {
  name: 'flash sales',
  migrations: flashSalesMigrations,
  routes: flashSalesRoutes,
};
