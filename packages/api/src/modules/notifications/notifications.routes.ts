import { endpoints } from '@pasar/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { countNew } from './count-new.ts';
import { listNotifications } from './list-notifications.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { readNotification } from './read-notification.ts';

/** `implement` has let signed-in people through only. */
const newOf = async (ctx: Context) => ({
  new_notification: await countNew(ctx, (ctx.actor as SignedIn).userId),
});

export const notificationsRoutes = (app: App): void => {
  const { buyer, header } = endpoints;
  implement(app, header.newNotifications, async ({ ctx }) => ({ data: await newOf(ctx) }));
  implement(app, buyer.notifications, async ({ ctx, query, c }) => {
    const { rows, total } = await listNotifications({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, buyer.readNotification, async ({ ctx, body }) => {
    await readNotification({ ctx, input: body });
    return { data: await newOf(ctx) };
  });
  implement(app, buyer.readAllNotifications, async ({ ctx }) => {
    await readAllNotifications({ ctx, input: null });
    return { data: await newOf(ctx) };
  });
};
