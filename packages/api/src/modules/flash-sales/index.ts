import './flash-sales.tables.ts';
import type { Module } from '../../platform/module.ts';
import { flashSalesMigrations } from './flash-sales.migrations.ts';
import { flashSalesRoutes } from './flash-sales.routes.ts';

export { approveItem, rejectItem } from './decide-item.ts';
export { countItems, findItems, presentItem } from './find-items.ts';
export { findSessions, presentForStaff, presentSession } from './find-sessions.ts';
export { listSubmissionProblems } from './find-submission-rejection.ts';
export { notifyItemResult } from './notify-item-result.ts';
export { cancelSession, createSession, editSession } from './save-session.ts';

export const flashSalesModule: Module = {
  name: 'flash-sales',
  migrations: flashSalesMigrations,
  routes: flashSalesRoutes,
};
