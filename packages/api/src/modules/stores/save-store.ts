import type { endpoints, HandlerInput, Store, StoreReviewField } from '@pasar/contract';
import type { Selectable } from 'kysely';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { json } from '../../platform/database/json.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { attachPublicly } from '../media/index.ts';
import { lockStore } from './lock-store.ts';
import { ownStoreId, readStore } from './read-store.ts';
import { recordStoreEvent } from './record-store-event.ts';
import { saveDocuments } from './save-documents.ts';
import type { Merchants } from './stores.tables.ts';
import { assertCompanyDocuments } from './verification/assert-company-documents.ts';
import { submitForVerification } from './verification/verification-items.ts';

export type SaveStore = HandlerInput<typeof endpoints.merchant.saveStore>['body'];
type StoreRow = Selectable<Merchants>;

/** A photo that is already there needs no attaching; the form sends back what it was given. */
const savePhoto = async (
  ctx: Context,
  { now, before }: { now: number | null | undefined; before: number | null },
) => {
  if (now === undefined || now === before) return before;
  if (now !== null) await attachPublicly(ctx, { merchant_photo: now });
  return now;
};

/** A last day that is left out is the first; no first day ends the holiday. */
const holidayOf = (before: StoreRow, { holiday_from, holiday_to }: SaveStore) => {
  if (holiday_from === undefined) return { holiday_from: before.holiday_from, holiday_to: before.holiday_to };
  return { holiday_from, holiday_to: holiday_from === null ? null : (holiday_to ?? holiday_from) };
};

const saveRow = async (ctx: Context, before: StoreRow, input: SaveStore, photo: number | null) => {
  const { merchant_name, description, is_pkp, no_npwp, pic_name, pic_phone } = input;
  await ctx.db
    .updateTable('merchants')
    .set({
      merchant_name,
      photo_media_id: photo,
      description,
      is_company: input.is_company ?? before.is_company,
      is_pkp,
      no_npwp,
      pkp_since:
        is_pkp === 'pkp' ? (input.pkp_since === undefined ? before.pkp_since : input.pkp_since) : null,
      pic_name,
      pic_phone,
      ...holidayOf(before, input),
      ...(input.couriers ? { couriers: json<string[]>(input.couriers) } : {}),
      accepts_dropship: input.accepts_dropship ?? before.accepts_dropship,
      version: before.version + 1,
    })
    .where('id', '=', before.id)
    .execute();
};

const changedParts = (before: StoreRow, input: SaveStore, photo: number | null): StoreReviewField[] => {
  const texts = (['merchant_name', 'description', 'no_npwp', 'pic_name', 'pic_phone'] as const).filter(
    (field) => before[field] !== input[field],
  );
  return photo === before.photo_media_id ? texts : [...texts, 'merchant_photo'];
};

/** With other couriers the free shipping may change, so listings follow. */
const changesCouriers = (before: StoreRow, { couriers }: SaveStore) =>
  couriers !== undefined && JSON.stringify(couriers) !== JSON.stringify(before.couriers);

const recordRename = async (ctx: Context, before: StoreRow, { merchant_name }: SaveStore) => {
  if (before.merchant_name === merchant_name) return;
  const details = { from: before.merchant_name, to: merchant_name };
  await recordStoreEvent(ctx, { merchantId: before.id, action: 'rename', details });
  await emit(ctx, 'store.changed', { merchantId: before.id });
};

/**
 * Saves the signed-in seller's store and returns it. A changed name keeps the slug, so that links keep working; name
 * and documents go to staff again while the store goes on selling (domain 3.3). Throws 401, 403, 409 with the current
 * store when `version` is stale, and 422 for images that are not the seller's and for missing documents of an
 * individual who becomes a company.
 */
export const saveStore = async ({ ctx, input }: HandlerArgs<SaveStore>): Promise<Store> => {
  const merchantId = ownStoreId(ctx);
  return inTransaction(ctx, async (ctxInTx) => {
    const before = await lockStore(ctxInTx, merchantId);
    if (before.version !== input.version) {
      throw apiError.conflict('request.conflict', await readStore({ ctx: ctxInTx, input: undefined }));
    }
    await saveDocuments(ctxInTx, before, {
      ktp: input.file_ktp,
      ktp_selfie: input.file_ktp_selfie,
      npwp: input.file_npwp,
      company_doc: input.file_company_doc,
    });
    const becomesCompany = before.is_company === 'personal' && input.is_company === 'company';
    if (becomesCompany) await assertCompanyDocuments(ctxInTx, merchantId);
    const photo = await savePhoto(ctxInTx, { now: input.merchant_photo, before: before.photo_media_id });
    await saveRow(ctxInTx, before, input, photo);
    await submitForVerification(ctxInTx, {
      merchantId,
      changed: changedParts(before, input, photo),
      sells: before.verification_status === 'approved',
    });
    await recordRename(ctxInTx, before, input);
    if (changesCouriers(before, input)) await emit(ctxInTx, 'store.changed', { merchantId: before.id });
    return readStore({ ctx: ctxInTx, input: undefined });
  });
};
