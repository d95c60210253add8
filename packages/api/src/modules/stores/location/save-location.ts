import type { endpoints, HandlerInput, StoreLocation } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { attachPrivately } from '../../media/index.ts';
import { assertPlace } from '../../regions/index.ts';
import { lockStore } from '../lock-store.ts';
import { ownStoreId } from '../read-store.ts';
import { submitForVerification } from '../verification/verification-items.ts';
import { readLocation } from './read-location.ts';

type SaveLocation = HandlerInput<typeof endpoints.merchant.saveLocation>['body'];

const readBefore = (ctx: Context, merchantId: number) =>
  ctx.db
    .selectFrom('merchant_locations')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
type Before = Awaited<ReturnType<typeof readBefore>>;

const pictureOf = async (ctx: Context, before: Before, wanted: number | null | undefined) => {
  const old = before?.image_media_id ?? null;
  if (wanted === undefined || wanted === old) return old;
  if (wanted !== null) await attachPrivately(ctx, { company_picture: wanted });
  return wanted;
};

const rowOf = ({ company_picture: _, latitude, longitude, ...place }: SaveLocation, before: Before) => ({
  ...place,
  lat: latitude === undefined ? (before?.lat ?? null) : latitude,
  lng: longitude === undefined ? (before?.lng ?? null) : longitude,
});

/** Increases the `version` of the verification file, so that a decision from an older read is rejected. */
const countChange = (ctx: Context, { id, version }: { id: number; version: number }) =>
  ctx.db
    .updateTable('merchants')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute();

/**
 * Saves the place from which the signed-in seller's store sends and returns it. Rates of running checkouts are
 * computed anew. Throws 401, 403, and 422 for regions that do not belong together, a company without its name, or a
 * foreign image.
 */
export const saveLocation = async ({ ctx, input }: HandlerArgs<SaveLocation>): Promise<StoreLocation> => {
  const merchantId = ownStoreId(ctx);
  await assertPlace(input);
  return inTransaction(ctx, async (ctxInTx) => {
    const store = await lockStore(ctxInTx, merchantId);
    const before = await readBefore(ctxInTx, merchantId);
    if (store.is_company === 'company' && input.company_name === '')
      throw apiError.invalid({ company_name: ['field.required'] });
    const row = {
      ...rowOf(input, before),
      image_media_id: await pictureOf(ctxInTx, before, input.company_picture),
    };
    await ctxInTx.db
      .insertInto('merchant_locations')
      .values({ merchant_id: merchantId, ...row })
      .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
      .execute();
    const changed = [
      ...(before?.company_name === row.company_name ? [] : (['company_name'] as const)),
      ...(before?.address === row.address && before.area_id === row.area_id ? [] : (['address'] as const)),
    ];
    if (changed.length > 0) await countChange(ctxInTx, store);
    await submitForVerification(ctxInTx, {
      merchantId,
      changed,
      sells: store.verification_status === 'approved',
    });
    if (before?.city_id !== row.city_id) await emit(ctxInTx, 'store.changed', { merchantId });
    return readLocation({ ctx: ctxInTx, input: undefined });
  });
};
