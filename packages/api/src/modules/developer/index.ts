import './developer.tables.ts';
import type { Module } from '../../platform/module.ts';
import { developerMigrations } from './developer.migrations.ts';
import { developerRoutes } from './developer.routes.ts';
import { remindOfKeys } from './keys/remind-of-keys.ts';
import { sendDeliveries, webhookSecretPurpose } from './webhooks/send-deliveries.ts';
import { webhookConsumers } from './webhooks/webhook-consumers.ts';
import { purgeDeliveries } from './webhooks/webhook-log.ts';

export { authenticateKey } from './keys/authenticate-key.ts';

/** What programs of a store use: keys, and webhooks that tell them what happened. */
export const developerModule: Module = {
  name: 'developer',
  migrations: developerMigrations,
  routes: developerRoutes,
  consumers: [...webhookConsumers],
  queues: [sendDeliveries],
  sweeps: [purgeDeliveries, remindOfKeys],
  sealed: ['secret_sealed', 'old_secret_sealed'].map((column) => ({
    ...{ table: 'webhook_endpoints', id: 'id', column },
    purpose: webhookSecretPurpose,
  })),
};
