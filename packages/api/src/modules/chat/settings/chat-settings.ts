import { type ChatSettings, type endpoints, type HandlerInput, rolesFor } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import { maskContacts } from '../contact-filter/mask-contacts.ts';

type NewSettings = HandlerInput<typeof endpoints.sellerChat.saveSettings>['body'];

/** What a store says about its chat. */
export const findSettings = async ({ db }: Context, merchantId: number): Promise<NewSettings> => {
  const row = await db
    .selectFrom('chat_settings')
    .select(['hours', 'greeting', 'away', 'templates'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return row ?? { hours: null, greeting: '', away: '', templates: [] };
};

/** Who may reply for a store, its owner first. */
export const listRepliers = async ({ db }: Context, merchantId: number): Promise<ChatSettings['users']> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, coalesce(nullif(u.fullname, ''), u.username, u.email) as name
    from merchants m
    left join store_members s on s.merchant_id = m.id and s.roles && ${rolesFor('talk', 'write')}::text[]
    join users u on u.id = m.user_id or u.id = s.user_id
    where m.id = ${merchantId}
    group by u.id, m.user_id order by u.id <> m.user_id, u.id`.execute(db);
  return rows;
};

/** The settings of the current store. Throws 401 and 403. */
export const readSettings = async (ctx: Context): Promise<ChatSettings> => {
  const merchantId = getCurrentMerchantId(ctx);
  return { ...(await findSettings(ctx, merchantId)), users: await listRepliers(ctx, merchantId) };
};

/** Everybody reads these texts by themselves, so contacts outside the marketplace are refused. Throws 422. */
const assertNoContacts = ({ publicUrl }: Context, { greeting, away, templates }: NewSettings) => {
  const texts = {
    ...{ greeting, away },
    ...Object.fromEntries(templates.map((text, place) => [`templates.${place}`, text])),
  };
  const wrong = Object.entries(texts).filter(([, text]) => maskContacts(text, publicUrl).found.length > 0);
  if (wrong.length === 0) return;
  throw apiError.invalid(Object.fromEntries(wrong.map(([field]) => [field, ['chat.template.contacts']])));
};

/** Saves the settings of the current store. Throws 401, 403, and 422 for contacts outside the marketplace. */
export const saveSettings = async ({ ctx, input }: HandlerArgs<NewSettings>): Promise<ChatSettings> => {
  const merchant_id = getCurrentMerchantId(ctx);
  assertNoContacts(ctx, input);
  const { greeting, away } = input;
  const row = {
    ...{ greeting, away },
    hours: input.hours && json(input.hours),
    templates: json(input.templates),
  };
  await ctx.db
    .insertInto('chat_settings')
    .values({ merchant_id, ...row })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
    .execute();
  return readSettings(ctx);
};
