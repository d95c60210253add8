import type { Locale } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { json } from '../../platform/database/json.ts';
import { hint } from '../../platform/live/hint.ts';
import type { Audience, NotificationCategory } from './notifications.tables.ts';

export interface NewNotification {
  userId: number;
  category: NotificationCategory;
  title: Record<Locale, string>;
  body: Record<Locale, string>;
  /** A path of this marketplace without language prefix. */
  link?: string;
  /** Default: a buyer. */
  audience?: Audience;
}

/** Adds a notification for a user, in the caller's transaction. */
export const notify = async (
  ctx: Context,
  { userId, category, title, body, link, audience = 'buyer' }: NewNotification,
): Promise<void> => {
  await ctx.db
    .insertInto('notifications')
    .values({
      user_id: userId,
      audience,
      category,
      title: json(title),
      body: json(body),
      link: link ?? null,
      read_at: null,
      created_at: ctx.clock.now(),
    })
    .execute();
  await hint(ctx, { audience: 'user', ownerId: userId, kind: 'notifications' });
};
