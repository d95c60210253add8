import type { Module } from '../../platform/module.ts';
import { notificationsMigrations } from './notifications.migrations.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { sendNextPush } from './push/send-push.ts';
import { dailyMailJob } from './send-daily-mail.ts';
import { serveUnsubscribe } from './unsubscribe.ts';
import { welcome } from './welcome.ts';

export { countNew } from './count-new.ts';
export { type NewNotification, notify } from './notify.ts';
export { notifyStore } from './notify-store.ts';
export { wantsMail } from './preferences.ts';
export { queuePush } from './push/queue-push.ts';
export { endPushOfSession } from './push/subscriptions.ts';

export const notificationsModule: Module = {
  name: 'notifications',
  migrations: notificationsMigrations,
  routes: (app) => {
    notificationsRoutes(app);
    serveUnsubscribe(app);
  },
  consumers: [welcome],
  sweeps: [dailyMailJob],
  queues: [sendNextPush],
  // Push services take messages from the key alone that the device subscribed with.
  onKeyChange: async ({ db }) => void (await db.deleteFrom('push_subscriptions').execute()),
};
