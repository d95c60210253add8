import { inLocale, type Locale, type NotificationKind } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { fixedQuery } from '../../platform/database/fixed-query.ts';
import { hint } from '../../platform/live/hint.ts';
import { renderEmail } from '../../platform/mail/email.ts';
import type { Audience, NotificationCategory } from './notifications.tables.ts';
import { readMailSetting, wantsPush } from './preferences.ts';
import { queuePush } from './push/queue-push.ts';

export interface NewNotification {
  userId: number;
  category: NotificationCategory;
  /** By which its reader decides what else carries it. */
  kind: NotificationKind;
  title: Record<Locale, string>;
  body: Record<Locale, string>;
  /** A path of this marketplace without language prefix. */
  link?: string;
  /** Default: a buyer. */
  audience?: Audience;
  /** The store that it is about: it is listed while its reader works there. */
  merchantId?: number;
  /** It cannot wait for the morning: devices get it at night, too. */
  urgent?: boolean;
  /** Whoever tells of it sends the letter, too. */
  ownMail?: true;
}

const mailNow = async (ctx: Context, { userId, title, body, link }: NewNotification) => {
  const { email: to, locale } = await ctx.db
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const before = [body[locale], ...(link ? [`${ctx.publicUrl}${inLocale(link, locale)}`] : [])];
  await ctx.mail.post(ctx, renderEmail({ locale, to, subject: title[locale], before, after: [] }));
};

type NewRow = Pick<NewNotification, 'userId' | 'category' | 'kind'> & {
  audience: Audience;
  /** In both languages, as JSON. */
  title: string;
  body: string;
  link: string | null;
  merchantId: number | null;
  at: Date;
};

const insertNotification = fixedQuery((db, row: NewRow) =>
  db
    .insertInto('notifications')
    .values({
      ...{ user_id: row.userId, audience: row.audience, category: row.category, kind: row.kind },
      title: sql`${row.title}::text::jsonb`,
      body: sql`${row.body}::text::jsonb`,
      ...{ link: row.link, merchant_id: row.merchantId, read_at: null, created_at: row.at },
    })
    .returning('id'),
);

/** Adds a notification for a user, in the caller's transaction, with the mail that its reader wants of such. */
export const notify = async (ctx: Context, given: NewNotification): Promise<void> => {
  const { userId, category, kind, title, body, link, audience = 'buyer', merchantId, ownMail } = given;
  const mail = await readMailSetting(ctx, { userId, audience, kind });
  const at = ctx.clock.now();
  const [inserted] = await insertNotification(ctx.db, {
    ...{ userId, audience, category, kind, title: JSON.stringify(title), body: JSON.stringify(body) },
    ...{ link: link ?? null, merchantId: merchantId ?? null, at },
  });
  if (!inserted) throw new Error('a notification was not written');
  const { id } = inserted;
  await hint(ctx, { audience: 'user', ownerId: userId, kind: 'notifications' });
  // A reminder says how long there is left.
  const night = kind === 'deadline' ? 'drop' : 'wait';
  await queuePush(ctx, {
    ...{ userId, title, body, notificationId: id, atNight: given.urgent ? 'send' : night },
    ...(link !== undefined && { link }),
    isWanted: () => wantsPush(ctx, { userId, audience, kind }),
  });
  if (ownMail) return;
  if (mail === 'now') await mailNow(ctx, given);
  if (mail === 'daily') {
    await ctx.db
      .insertInto('notification_deliveries')
      .values({ notification_id: id, channel: 'daily', state: 'waiting', at })
      .execute();
  }
};
