import { listMailKinds, type MailSetting, type NotificationKind, notificationRules } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { recordPromoConsent } from '../consents/index.ts';
import type { Audience } from './notifications.tables.ts';

export interface Preference {
  kind: NotificationKind;
  mail: MailSetting;
  mails: MailSetting[];
}

const readSet = ({ db }: Context, userId: number, audience: Audience) =>
  db
    .selectFrom('notification_preferences')
    .select(['kind', 'mail'])
    .where('user_id', '=', userId)
    .where('audience', '=', audience)
    .execute();

/** What one side gets of a kind. Throws when the table of kinds has no row for it. */
export const getRule = (kind: NotificationKind, audience: Audience) => {
  const rule = notificationRules[kind][audience];
  if (!rule) throw new Error(`a ${audience} gets nothing of the kind ${kind}`);
  return rule;
};

/** The current user's mail by kind, in one list. Throws 401. */
export const readPreferences = async (ctx: Context, audience: Audience): Promise<Preference[]> => {
  const set = await readSet(ctx, getCurrentUserId(ctx), audience);
  return listMailKinds(audience).map(({ kind, mails }) => ({
    kind,
    mail: set.find((one) => one.kind === kind)?.mail ?? mails[0],
    mails: [...mails],
  }));
};

/** Writes when a user gets mail of a kind; mail about promos is a matter of consent (people W66). */
export const writePreference = async (
  ctx: Context,
  user_id: number,
  { audience, kind, mail }: { audience: Audience; kind: NotificationKind; mail: MailSetting },
): Promise<void> => {
  await ctx.db
    .insertInto('notification_preferences')
    .values({ user_id, audience, kind, mail })
    .onConflict((conflict) => conflict.columns(['user_id', 'audience', 'kind']).doUpdateSet({ mail }))
    .execute();
  if (kind === 'promo') await recordPromoConsent(ctx, user_id, mail !== 'off');
};

/** Sets the mail of one kind. Throws 401, and 422 for what the kind does not offer. */
export const savePreference = async ({
  ctx,
  input: { audience, kind, mail },
}: HandlerArgs<{ audience: Audience; kind: NotificationKind; mail: MailSetting }>): Promise<void> => {
  const userId = getCurrentUserId(ctx);
  const choice = listMailKinds(audience).find((one) => one.kind === kind);
  if (!choice) throw apiError.invalid({ kind: ['field.invalid'] });
  if (!choice.mails.includes(mail)) throw apiError.invalid({ mail: ['field.invalid'] });
  await writePreference(ctx, userId, { audience, kind, mail });
};

interface Reader {
  userId: number;
  audience: Audience;
  kind: NotificationKind;
}

/** When a reader gets mail of a kind. */
export const readMailSetting = async (
  ctx: Context,
  { userId, audience, kind }: Reader,
): Promise<MailSetting> => {
  const { mails } = getRule(kind, audience);
  if (mails.length === 1) return mails[0];
  const set = await readSet(ctx, userId, audience);
  return set.find((one) => one.kind === kind)?.mail ?? mails[0];
};

/** Whether a reader wants mail of a kind at once. */
export const wantsMail = async (ctx: Context, reader: Reader): Promise<boolean> =>
  (await readMailSetting(ctx, reader)) === 'now';
