import { endpoints } from '@pasar/contract';
import type { SignedInUser } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { countNew } from './count-new.ts';
import { listNotifications } from './list-notifications.ts';
import type { Audience } from './notifications.tables.ts';
import { readPreferences, savePreference } from './preferences.ts';
import { subscribe, unsubscribe } from './push/subscriptions.ts';
import { vapidKeys } from './push/vapid.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { readNotification } from './read-notification.ts';

/** `implement` has rejected visitors already. */
const newOf = async (ctx: Context, audience: Audience) => ({
  new_notification: await countNew(ctx, ctx.actor as SignedInUser, audience),
});

const { buyer, buyerAlerts, header, push, sellerAlerts, sellerNotifications } = endpoints;

/** The same calls for the two lists of a user. */
const calls = {
  buyer: {
    unread: header.newNotifications,
    list: buyer.notifications,
    read: buyer.readNotification,
    readAll: buyer.readAllNotifications,
  },
  merchant: sellerNotifications,
} as const;

export const notificationsRoutes = (app: App): void => {
  implement(app, push.key, async ({ ctx }) => ({ data: { public_key: vapidKeys(ctx).publicKey } }));
  implement(app, push.subscribe, async ({ ctx, body }) => ({ data: await subscribe({ ctx, input: body }) }));
  implement(app, push.unsubscribe, async ({ ctx, body }) => ({
    data: await unsubscribe({ ctx, input: body }),
  }));
  for (const audience of ['buyer', 'merchant'] as const) {
    const { unread, list, read, readAll } = calls[audience];
    const { preferences, savePreference: save } = audience === 'buyer' ? buyerAlerts : sellerAlerts;
    implement(app, preferences, async ({ ctx }) => ({ data: await readPreferences(ctx, audience) }));
    implement(app, save, async ({ ctx, body }) => {
      await savePreference({ ctx, input: { ...body, audience } });
      return { data: await readPreferences(ctx, audience) };
    });
    implement(app, unread, async ({ ctx }) => ({ data: await newOf(ctx, audience) }));
    implement(app, list, async ({ ctx, query, c }) => {
      const { rows, total } = await listNotifications({ ctx, input: { ...query, audience } });
      return { data: rows, meta: pageMeta(c, { ...query, total }) };
    });
    implement(app, read, async ({ ctx, body }) => {
      await readNotification({ ctx, input: { ...body, audience } });
      return { data: await newOf(ctx, audience) };
    });
    implement(app, readAll, async ({ ctx }) => {
      await readAllNotifications({ ctx, input: { audience } });
      return { data: await newOf(ctx, audience) };
    });
  }
};
