import { alertEvents, type MailSetting, type ReminderKind, reminderKinds } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import type { Audience } from './notifications.tables.ts';

/** What one list can be told, at first: its kinds, each with the mail of its events. */
const defaultsOf = (audience: Audience): { kind: ReminderKind; mail: MailSetting }[] =>
  reminderKinds.flatMap((kind) => {
    const event = Object.values(alertEvents).find((one) => one.kind === kind && one.audience === audience);
    return event ? [{ kind, mail: event.mail }] : [];
  });

const readSet = ({ db }: Context, userId: number, audience: Audience) =>
  db
    .selectFrom('notification_preferences')
    .select(['kind', 'mail'])
    .where('user_id', '=', userId)
    .where('audience', '=', audience)
    .execute();

/** The current user's mail by kind, in one list. Throws 401. */
export const readPreferences = async (
  ctx: Context,
  audience: Audience,
): Promise<{ kind: ReminderKind; mail: MailSetting }[]> => {
  const set = await readSet(ctx, getCurrentUserId(ctx), audience);
  return defaultsOf(audience).map(({ kind, mail }) => ({
    kind,
    mail: set.find((one) => one.kind === kind)?.mail ?? mail,
  }));
};

/** Sets the mail of one kind. Throws 401. */
export const savePreference = async ({
  ctx,
  input: { audience, kind, mail },
}: HandlerArgs<{ audience: Audience; kind: ReminderKind; mail: MailSetting }>): Promise<void> => {
  const user_id = getCurrentUserId(ctx);
  await ctx.db
    .insertInto('notification_preferences')
    .values({ user_id, audience, kind, mail })
    .onConflict((conflict) => conflict.columns(['user_id', 'audience', 'kind']).doUpdateSet({ mail }))
    .execute();
};

/** Whether a reader wants mail of a kind. */
export const wantsMail = async (
  ctx: Context,
  { userId, audience, kind }: { userId: number; audience: Audience; kind: ReminderKind },
): Promise<boolean> => {
  const set = await readSet(ctx, userId, audience);
  const mail = set.find((one) => one.kind === kind)?.mail;
  return (mail ?? defaultsOf(audience).find((one) => one.kind === kind)?.mail) === 'now';
};
