import { inLocale, type Locale } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { renderEmail } from '../../platform/mail/email.ts';
import { readMailSetting } from './preferences.ts';
import { unsubscribeHeaders } from './unsubscribe.ts';

/** News of one letter; what is beyond them is counted, and is among the notifications. */
const most = 30;

const words = {
  id: {
    subject: (n: number) => `${n} kabar dari Pasar`,
    begin: 'Ini kabar sejak kemarin:',
    more: (n: number) => `Masih ada ${n} kabar lain di notifikasimu.`,
    settings: 'Atur e-mail yang kamu terima:',
  },
  en: {
    subject: (n: number) => (n === 1 ? 'News from Pasar' : `${n} news from Pasar`),
    begin: 'Here is what happened since yesterday:',
    more: (n: number) => `${n} more are among your notifications.`,
    settings: 'Choose which emails you receive:',
  },
} satisfies Record<Locale, unknown>;

const findReaders = async ({ db }: Context): Promise<number[]> => {
  const rows = await db
    .selectFrom('notification_deliveries as d')
    .innerJoin('notifications as n', 'n.id', 'd.notification_id')
    .select('n.user_id')
    .distinct()
    .where('d.channel', '=', 'daily')
    .where('d.state', '=', 'waiting')
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/** The reader's waiting news, locked, oldest first. */
const takeWaiting = ({ db }: Context, userId: number) =>
  db
    .selectFrom('notification_deliveries as d')
    .innerJoin('notifications as n', 'n.id', 'd.notification_id')
    .select(['n.id', 'n.audience', 'n.kind', 'n.title', 'n.body', 'n.link'])
    .where('d.channel', '=', 'daily')
    .where('d.state', '=', 'waiting')
    .where('n.user_id', '=', userId)
    .orderBy('n.id')
    .forUpdate('d')
    .execute();
type Waiting = Awaited<ReturnType<typeof takeWaiting>>[number];

const close = async ({ db, clock }: Context, rows: readonly Waiting[], state: 'sent' | 'dropped') => {
  if (rows.length === 0) return;
  await db
    .updateTable('notification_deliveries')
    .set({ state, at: clock.now() })
    .where('channel', '=', 'daily')
    .where(
      'notification_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
};

const post = async (ctx: Context, userId: number, rows: readonly Waiting[]) => {
  const { email: to, locale } = await ctx.db
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const say = words[locale];
  const toUrl = (path: string) => `${ctx.publicUrl}${inLocale(path, locale)}`;
  const news = rows.slice(0, most).map(({ title, body, link }) => {
    const address = link ? [toUrl(link)] : [];
    return [`${title[locale]}. ${body[locale]}`, ...address].join(' ');
  });
  const page = rows.some(({ audience }) => audience === 'buyer')
    ? 'buyer.notificationSettings'
    : 'seller.notificationSettings';
  const letter = renderEmail({
    ...{ locale, to, subject: say.subject(rows.length), before: [say.begin, ...news] },
    after: [
      ...(rows.length > most ? [say.more(rows.length - most)] : []),
      `${say.settings} ${toUrl(ctx.linkTo(page))}`,
    ],
  });
  await ctx.mail.post(ctx, { ...letter, headers: unsubscribeHeaders(ctx, userId) });
};

/** One letter with what a reader wants daily: written and marked in one transaction, so that no news is in two. */
const sendTo = (ctx: Context, userId: number) =>
  inTransaction(ctx, async (ctxInTx) => {
    const rows = await takeWaiting(ctxInTx, userId);
    const wanted: Waiting[] = [];
    for (const row of rows) {
      const { kind, audience } = row;
      // The reader may have decided otherwise since.
      if (kind && (await readMailSetting(ctxInTx, { userId, audience, kind })) !== 'off') wanted.push(row);
    }
    await close(
      ctxInTx,
      rows.filter((row) => !wanted.includes(row)),
      'dropped',
    );
    await close(ctxInTx, wanted, 'sent');
    if (wanted.length > 0) await post(ctxInTx, userId, wanted);
  });

/** Sends each reader one letter with the news since the last one (people W15). */
export const sendDailyMail = async (ctx: Context): Promise<void> => {
  for (const userId of await findReaders(ctx)) {
    try {
      await sendTo(ctx, userId);
    } catch (error) {
      ctx.log.error({ err: error, user: userId }, 'a daily letter could not be written');
    }
  }
};

export const dailyMailJob: ScheduledJob = {
  name: 'notifications: daily mail',
  pattern: '0 0 7 * * *',
  run: sendDailyMail,
};
