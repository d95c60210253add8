import './chat.tables.ts';
import type { Module } from '../../platform/module.ts';
import { chatMigrations } from './chat.migrations.ts';
import { chatRoutes } from './chat.routes.ts';
import { alertUnreadJob } from './jobs/alert-unread.ts';
import { responseTimesJob } from './jobs/compute-response-times.ts';
import { purgeChatJob } from './jobs/purge-chat.ts';

export { maskContacts } from './contact-filter/mask-contacts.ts';
export { computeResponseTimes } from './jobs/compute-response-times.ts';

/** Chat between buyers and stores. */
export const chatModule: Module = {
  name: 'chat',
  migrations: chatMigrations,
  routes: chatRoutes,
  sweeps: [alertUnreadJob, responseTimesJob, purgeChatJob],
};
