import type { Locale } from '@pasar/contract';
import { sql } from 'kysely';
import { day, earlier, minute } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { removeMediaFiles } from '../../media/index.ts';
import { type DataSubject, readDataSubject } from '../data-subject.ts';
import { lockUser } from '../lock-user.ts';
import { type PrivacyEmail, postEmail } from '../post-email.ts';
import type { PrivacyRequestRow } from '../privacy.tables.ts';
import { takeDueRequest } from '../take-due-request.ts';
import { encryptRecords } from './encrypt-records.ts';
import { deletedName, type ErasedTable, erasedTables } from './erased-tables.ts';
import { readObstacles } from './obstacles.ts';

/** A process that is killed is replaced after this long. */
const claim = 10 * minute;
/** The last email has gone by then, and nobody needs its address any more. */
const emailKept = 3 * day;

const emails: Record<'deleted' | 'refused', Record<Locale, PrivacyEmail>> = {
  deleted: {
    id: {
      subject: 'Akun Pasar kamu sudah dihapus',
      text: 'Akunmu sudah dihapus. Catatan pesanan dan uang tetap disimpan tersegel 10 tahun, sesuai aturan pajak.',
    },
    en: {
      subject: 'Your Pasar account was deleted',
      text: 'Your account was deleted. Records of orders and money stay sealed for 10 years, as tax law wants.',
    },
  },
  refused: {
    id: {
      subject: 'Akun Pasar kamu belum bisa dihapus',
      text: 'Masih ada yang harus diselesaikan, jadi akunmu tidak dihapus. Lihat daftarnya, lalu minta lagi.',
    },
    en: {
      subject: 'Your Pasar account could not be deleted',
      text: 'Something remains to be finished, so your account was not deleted. See the list, then request it again.',
    },
  },
};

const setState = (
  { db, clock }: Context,
  { id }: PrivacyRequestRow,
  state: PrivacyRequestRow['state'],
  emailId: number | null = null,
) =>
  db
    .updateTable('privacy_requests')
    .set({
      state,
      ...(state === 'running' ? {} : { finished_at: clock.now(), email_id: emailId }),
    })
    .where('id', '=', id)
    .execute();

/** Nobody sells in it any more; lists follow the event. */
const closeStore = async (ctxInTx: Context, { merchantId }: DataSubject): Promise<void> => {
  if (merchantId === null) return;
  await ctxInTx.db
    .updateTable('merchants')
    .set({ suspended_at: ctxInTx.clock.now(), suspend_reason: deletedName })
    .where('id', '=', merchantId)
    .execute();
  await emit(ctxInTx, 'store.changed', { merchantId });
};

/**
 * Closes the account for good, unless something remains. From here on nobody can sign in, order or cancel. Returns
 * whether it did.
 */
const closeAccount = (ctx: Context, request: PrivacyRequestRow): Promise<boolean> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { email } = await lockUser(ctxInTx, request.user_id);
    const { state } = await ctxInTx.db
      .selectFrom('privacy_requests')
      .select('state')
      .where('id', '=', request.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (state !== 'waiting') return state === 'running';
    const subject = await readDataSubject(ctxInTx, request.user_id);
    if ((await readObstacles(ctxInTx, subject)).length > 0) {
      await setState(ctxInTx, request, 'refused');
      const { locale } = request;
      await postEmail(ctxInTx, { to: email, locale, email: emails.refused[locale] });
      return false;
    }
    await setState(ctxInTx, request, 'running');
    await ctxInTx.db
      .updateTable('users')
      .set({ status: 'suspended', deleted_at: ctxInTx.clock.now() })
      .where('id', '=', request.user_id)
      .execute();
    await closeStore(ctxInTx, subject);
    return true;
  });

/** Files that only verify who somebody is, drafts, and copies of the data itself. */
const removeFiles = async (ctx: Context, { userId, merchantId }: DataSubject): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select id from media where removed_at is null and owner_id = ${userId} and (
      visibility = 'draft' or kind = 'spreadsheet'
      or id in (select media_id from user_documents where user_id = ${userId})
      or id in (select media_id from merchant_documents where merchant_id = ${merchantId}::bigint)
      or id in (select image_media_id from companies where user_id = ${userId})
      or id in (select image_media_id from merchant_locations where merchant_id = ${merchantId}::bigint)
    )`.execute(ctx.db);
  for (const { id } of rows) await removeMediaFiles(ctx, id);
  const copies = await ctx.db
    .selectFrom('privacy_requests')
    .select(['id', 'file_key'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'export')
    .execute();
  for (const { id, file_key } of copies) {
    if (file_key) await ctx.storage.delete(file_key);
    await ctx.db.deleteFrom('privacy_requests').where('id', '=', id).execute();
  }
};

const erase = async (
  { db }: Context,
  subject: DataSubject,
  { table, rows, set }: ErasedTable,
): Promise<void> => {
  if (set) await sql`update ${sql.table(table)} set ${set(subject)} where ${rows(subject)}`.execute(db);
  else await sql`delete from ${sql.table(table)} where ${rows(subject)}`.execute(db);
};

/** The account loses its address, which finds all the rest, in the transaction that ends the request. */
const finish = (ctx: Context, request: PrivacyRequestRow, subject: DataSubject): Promise<void> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { locale, user_id } = request;
    for (const table of erasedTables) await erase(ctxInTx, subject, table);
    const to = subject.email;
    await postEmail(ctxInTx, { to, locale, email: emails.deleted[locale], withPage: false });
    const email = await ctxInTx.db
      .selectFrom('emails')
      .select((e) => e.fn.max('id').as('id'))
      .where('recipient', '=', to)
      .executeTakeFirst();
    await setState(ctxInTx, request, 'done', email?.id ?? null);
    securityEvent(ctxInTx, 'account-deleted', { account: user_id });
  });

/**
 * Deletes the account that is due next; false when none is. Every part may be done twice: what a killed process left is
 * finished by the next one.
 */
export const runNextDeletion = async (ctx: Context): Promise<boolean> => {
  const request = await takeDueRequest(ctx, 'delete', claim);
  if (!request) return false;
  try {
    if (!(await closeAccount(ctx, request))) return true;
    const subject = await readDataSubject(ctx, request.user_id);
    await encryptRecords(ctx, subject);
    await removeFiles(ctx, subject);
    await finish(ctx, request, subject);
  } catch (error) {
    ctx.log.error({ err: error, request: request.id }, 'an account could not be deleted');
  }
  return true;
};

/** Removes the last emails to deleted accounts, and what tax law no longer wants. */
export const purgeDeleted = async ({ db, clock }: Context): Promise<void> => {
  const over = await db
    .selectFrom('privacy_requests')
    .select(['id', 'email_id'])
    .where('email_id', 'is not', null)
    .where('finished_at', '<=', earlier(clock, emailKept))
    .execute();
  for (const { id, email_id } of over) {
    await db.deleteFrom('emails').where('id', '=', email_id).execute();
    await db.updateTable('privacy_requests').set({ email_id: null }).where('id', '=', id).execute();
  }
  await db.deleteFrom('sealed_records').where('expires_at', '<=', clock.now()).execute();
};

export const purgeDeletedJob = { name: 'privacy: purge deleted', pattern: '0 23 4 * * *', run: purgeDeleted };
