import type { AddressEntry } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { readAddressForm } from './address-form.ts';

/** Allows one change at a time to a user's address book, so that it never has two defaults. Needs a transaction. */
export const lockAddressBook = async (ctx: Context, userId: number): Promise<void> => {
  await ctx.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
};

/** A user's addresses, the default first, then the newest. */
export const readAddressBook = async (ctx: Context, userId: number): Promise<AddressEntry[]> => {
  const rows = await ctx.db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(await readAddressForm());
};
