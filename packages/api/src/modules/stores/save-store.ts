import type { endpoints, Got, Store } from '@pasar/contract';
import type { Context, Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failure } from '../../platform/http/failure.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { attachPublicly } from '../media/index.ts';
import { ownStoreId, readStore } from './read-store.ts';
import { recordStoreEvent } from './record-store-event.ts';
import { saveDocuments } from './save-documents.ts';

export type SaveStore = Got<typeof endpoints.merchant.saveStore>['body'];

const lockStore = async (ctx: Context, merchantId: number) => {
  const store = await ctx.db
    .selectFrom('merchants')
    .select(['merchant_name', 'photo_media_id', 'version'])
    .where('id', '=', merchantId)
    .forUpdate()
    .executeTakeFirst();
  if (!store) throw failure.notFound();
  return store;
};

/** A photo that is already there needs no attaching; the form sends back what it was given. */
const savePhoto = async (
  ctx: Context,
  { now, before }: { now: number | null | undefined; before: number | null },
) => {
  if (now === undefined || now === before) return before;
  if (now !== null) await attachPublicly(ctx, { merchant_photo: now });
  return now;
};

/**
 * Saves the signed-in seller's store and returns it. A changed name keeps the slug, so that links live on; name and
 * documents of a store go to the desk again while it goes on selling (domain 3.3).
 * Throws 401, 403, 409 with the fresh store when `version` is stale, and 422 for pictures that are not the seller's.
 */
export const saveStore = async ({ ctx, input }: Verb<SaveStore>): Promise<Store> => {
  const merchantId = ownStoreId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    const before = await lockStore(ctxInTx, merchantId);
    if (before.version !== input.version) {
      throw failure.conflict('request.conflict', await readStore({ ctx: ctxInTx, input: undefined }));
    }
    await saveDocuments(ctxInTx, merchantId, {
      ktp: input.file_ktp,
      ktp_selfie: input.file_ktp_selfie,
      npwp: input.file_npwp,
      company_doc: input.file_company_doc,
    });
    const photo = await savePhoto(ctxInTx, { now: input.merchant_photo, before: before.photo_media_id });
    await ctxInTx.db
      .updateTable('merchants')
      .set({
        merchant_name: input.merchant_name,
        photo_media_id: photo,
        description: input.description,
        is_pkp: input.is_pkp,
        no_npwp: input.no_npwp,
        pic_name: input.pic_name,
        pic_phone: input.pic_phone,
        version: before.version + 1,
      })
      .where('id', '=', merchantId)
      .execute();
    if (before.merchant_name !== input.merchant_name) {
      const details = { from: before.merchant_name, to: input.merchant_name };
      await recordStoreEvent(ctxInTx, { merchantId, action: 'rename', details });
      await emit(ctxInTx, 'store.changed', { merchantId });
    }
    return readStore({ ctx: ctxInTx, input: undefined });
  });
};
