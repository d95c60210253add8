import type { AddressEntry } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { fixedQuery } from '../../platform/database/fixed-query.ts';
import { readAddressForm } from './address-form.ts';

/** The copy of an address that an order keeps for ever. */
export type AddressSnapshot = Omit<AddressEntry, 'is_default'>;

const entriesOf = (db: Db, userId: number) =>
  db.selectFrom('addresses').selectAll().where('user_id', '=', userId).where('deleted_at', 'is', null);

/** One entry of a user's address book; null for a deleted, another user's or unknown one (quality S22). */
export const findAddress = async (
  ctx: Context,
  userId: number,
  addressId: number,
): Promise<AddressEntry | null> => {
  const row = await entriesOf(ctx.db, userId).where('id', '=', addressId).executeTakeFirst();
  return row ? (await readAddressForm())(row) : null;
};

const selectDefault = fixedQuery((db, { userId }: { userId: number }) =>
  entriesOf(db, userId).where('is_default', '=', true),
);

/** A user's default delivery address; null for an empty book. */
export const defaultAddress = async (ctx: Context, userId: number): Promise<AddressEntry | null> => {
  const [row] = await selectDefault(ctx.db, { userId });
  return row ? (await readAddressForm())(row) : null;
};
