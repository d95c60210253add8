import { inLocale, type Locale, pushRest } from '@pasar/contract';
import { sql } from 'kysely';
import { day, hour } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { fixedQuery } from '../../../platform/database/fixed-query.ts';
import { json } from '../../../platform/database/json.ts';
import { startOfJakartaDay } from '../../../platform/jakarta.ts';

export const pushQueue = 'notifications';

export interface NewPush {
  userId: number;
  title: Record<Locale, string>;
  body: Record<Locale, string>;
  /** A path of this marketplace without language prefix. */
  link?: string;
  /** Read before it goes out, it does not go out. */
  notificationId?: number;
  /** At night: sent all the same, left for the morning, or dropped because it would not be true any more. */
  atNight: 'send' | 'wait' | 'drop';
  /** Asked only where there is a device; without it all of them get the message. */
  isWanted?(): Promise<boolean>;
}

/** The morning after the night that it is now in Jakarta; undefined by day (people W15). */
export const endOfRest = (now: Date): Date | undefined => {
  const today = startOfJakartaDay(now).getTime();
  const passed = now.getTime() - today;
  if (passed < pushRest.until * hour) return new Date(today + pushRest.until * hour);
  if (passed < pushRest.from * hour) return undefined;
  return new Date(today + day + pushRest.until * hour);
};

const selectDevices = fixedQuery(
  (_, { userId, now }: { userId: number; now: Date }) => sql<{ id: number; locale: Locale }>`
    select p.id, u.locale from push_subscriptions p
    join users u on u.id = p.user_id
    join sessions s on s.id = p.session_id
    where p.user_id = ${userId} and s.revoked_at is null and s.expires_at > ${now}`,
);

/** Leaves a message for each device of a user, in the language of its person, in the caller's transaction. */
export const queuePush = async (
  ctx: Context,
  { userId, title, body, link, notificationId, atNight, isWanted }: NewPush,
): Promise<void> => {
  const now = ctx.clock.now();
  const morning = endOfRest(now);
  if (morning && atNight === 'drop') return;
  const rows = await selectDevices(ctx.db, { userId, now });
  if (rows.length === 0 || (isWanted && !(await isWanted()))) return;
  await ctx.db
    .insertInto('push_messages')
    .values(
      rows.map(({ id, locale }) => ({
        subscription_id: id,
        notification_id: notificationId ?? null,
        payload: json({
          ...{ title: title[locale], body: body[locale].slice(0, 500).toWellFormed(), lang: locale },
          link: inLocale(link ?? '/', locale),
        }),
        created_at: now,
        due_at: atNight === 'wait' ? (morning ?? now) : now,
      })),
    )
    .execute();
  ctx.afterCommit(() => ctx.wakeJobs(pushQueue));
};
