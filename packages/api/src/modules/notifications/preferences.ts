import {
  listPushKinds,
  type MailSetting,
  type NotificationKind,
  notificationKinds,
  notificationRules,
} from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { fixedQuery } from '../../platform/database/fixed-query.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { recordPromoConsent } from '../consents/index.ts';
import type { Audience } from './notifications.tables.ts';

export interface Preference {
  kind: NotificationKind;
  mail: MailSetting;
  mails: MailSetting[];
  push: boolean | null;
}

const selectSet = fixedQuery((db, { userId, audience }: { userId: number; audience: Audience }) =>
  db
    .selectFrom('notification_preferences')
    .select(['kind', 'mail', 'push'])
    .where('user_id', '=', userId)
    .where('audience', '=', audience),
);

const readSet = ({ db }: Context, userId: number, audience: Audience) => selectSet(db, { userId, audience });

/** What one side gets of a kind. Throws when the table of kinds has no row for it. */
export const getRule = (kind: NotificationKind, audience: Audience) => {
  const rule = notificationRules[kind][audience];
  if (!rule) throw new Error(`a ${audience} gets nothing of the kind ${kind}`);
  return rule;
};

/** What one side may choose about: kinds with one way of mail and no push are no choice. */
const listChoices = (audience: Audience) => {
  const pushed = listPushKinds(audience);
  return notificationKinds.flatMap((kind) => {
    const rule = notificationRules[kind][audience];
    const canPush = pushed.includes(kind);
    return rule && (rule.mails.length > 1 || canPush) ? [{ kind, rule, canPush }] : [];
  });
};

/** The current user's mail and push by kind, in one list. Throws 401. */
export const readPreferences = async (ctx: Context, audience: Audience): Promise<Preference[]> => {
  const set = await readSet(ctx, getCurrentUserId(ctx), audience);
  return listChoices(audience).map(({ kind, rule, canPush }) => {
    const own = set.find((one) => one.kind === kind);
    return {
      kind,
      mail: own?.mail ?? rule.mails[0],
      mails: [...rule.mails],
      push: canPush ? (own?.push ?? rule.push) : null,
    };
  });
};

interface Choice {
  audience: Audience;
  kind: NotificationKind;
  mail?: MailSetting | undefined;
  push?: boolean | undefined;
}

/**
 * Writes how a user hears of a kind; what is absent stays. Mail about promos is a matter of consent (people W66): of two
 * choices at once the second waits for the row of the first, so that setting and consent never differ.
 */
export const writePreference = (
  ctx: Context,
  user_id: number,
  { audience, kind, mail, push }: Choice,
): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const change = { ...(mail !== undefined && { mail }), ...(push !== undefined && { push }) };
    await ctxInTx.db
      .insertInto('notification_preferences')
      .values({ user_id, audience, kind, mail: getRule(kind, audience).mails[0], ...change })
      .onConflict((conflict) => conflict.columns(['user_id', 'audience', 'kind']).doUpdateSet(change))
      .execute();
    if (kind === 'promo' && mail !== undefined) await recordPromoConsent(ctxInTx, user_id, mail !== 'off');
  });

/** Sets how the current user hears of one kind. Throws 401, and 422 for what the kind does not offer. */
export const savePreference = async ({ ctx, input }: HandlerArgs<Choice>): Promise<void> => {
  const userId = getCurrentUserId(ctx);
  const { audience, kind, mail, push } = input;
  const choice = listChoices(audience).find((one) => one.kind === kind);
  if (!choice) throw apiError.invalid({ kind: ['field.invalid'] });
  if (mail !== undefined && !choice.rule.mails.includes(mail))
    throw apiError.invalid({ mail: ['field.invalid'] });
  if (push !== undefined && !choice.canPush) throw apiError.invalid({ push: ['field.invalid'] });
  await writePreference(ctx, userId, input);
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

/** Whether the devices of a reader get a kind. */
export const wantsPush = async (ctx: Context, { userId, audience, kind }: Reader): Promise<boolean> => {
  const set = await readSet(ctx, userId, audience);
  return set.find((one) => one.kind === kind)?.push ?? getRule(kind, audience).push;
};
