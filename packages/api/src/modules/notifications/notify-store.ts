import { type Locale, rolesFor, type StoreArea } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { EmailMessage } from '../../platform/mail/email.ts';
import { type NewNotification, notify } from './notify.ts';
import { wantsMail } from './preferences.ts';

/** Somebody of a store, as letters need them. */
export interface StoreReader {
  userId: number;
  to: string;
  locale: Locale;
}

interface StoreNews extends Omit<NewNotification, 'userId' | 'audience' | 'merchantId' | 'ownMail'> {
  merchantId: number;
  /** What it is about. */
  area: StoreArea;
  /** The letter to each, instead of the notification's own text; null for none. */
  letter?: ((reader: StoreReader) => EmailMessage) | null;
  /** The letter goes to who wants mail of the kind alone. */
  ifWanted?: true;
}

/** Who of a store may act in an area, its owner first. */
const listReaders = async ({ db }: Context, merchantId: number, area: StoreArea): Promise<StoreReader[]> => {
  const { rows } = await sql<StoreReader>`
    select u.id as "userId", u.email as "to", u.locale
    from merchants m
    left join store_members s on s.merchant_id = m.id and s.roles && ${rolesFor(area, 'write')}::text[]
    join users u on u.id = m.user_id or u.id = s.user_id
    where m.id = ${merchantId}
    group by u.id, m.user_id order by u.id <> m.user_id, u.id`.execute(db);
  return rows;
};

/** Adds a notification for everybody of a store whose role covers the area (people W14), in the caller's transaction. */
export const notifyStore = async (
  ctx: Context,
  { merchantId, area, letter, ifWanted, ...news }: StoreNews,
): Promise<void> => {
  for (const reader of await listReaders(ctx, merchantId, area)) {
    const { userId } = reader;
    const ownMail = letter === undefined ? {} : { ownMail: true as const };
    await notify(ctx, { ...news, ...ownMail, userId, audience: 'merchant', merchantId });
    if (!letter) continue;
    const { kind } = news;
    if (ifWanted && !(await wantsMail(ctx, { userId, audience: 'merchant', kind }))) continue;
    await ctx.mail.post(ctx, letter(reader));
  }
};
