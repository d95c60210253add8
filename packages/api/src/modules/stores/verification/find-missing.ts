import { findMissingParts, type StoreReviewField } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { toDocumentField } from './verification-items.ts';

const readDocumentStates = async ({ db }: Context, merchantId: number) => {
  const rows = await db
    .selectFrom('merchant_documents')
    .select(['type', 'status'])
    .where('merchant_id', '=', merchantId)
    .execute();
  return Object.fromEntries(rows.map(({ type, status }) => [toDocumentField(type), { status }]));
};

/** What a store that is not approved yet still lacks for it; none for one that is. Throws 404 (back-office B14). */
export const findMissing = async (ctx: Context, merchantId: number): Promise<StoreReviewField[]> => {
  const store = await ctx.db
    .selectFrom('merchants')
    .leftJoin('merchant_locations', 'merchant_locations.merchant_id', 'merchants.id')
    .leftJoin('merchant_banks', 'merchant_banks.merchant_id', 'merchants.id')
    .select(['is_company', 'is_pkp', 'pic_name', 'pic_phone', 'verification_status'])
    .select(['merchant_locations.merchant_id as location', 'merchant_banks.merchant_id as bank'])
    .where('merchants.id', '=', merchantId)
    .executeTakeFirst();
  if (!store) throw apiError.notFound();
  if (store.verification_status === 'approved') return [];
  return findMissingParts({ ...store, documents: await readDocumentStates(ctx, merchantId) });
};

/** Throws 422 at each part without which a new store cannot be approved. */
export const assertComplete = async (ctx: Context, merchantId: number): Promise<void> => {
  const missing = await findMissing(ctx, merchantId);
  if (missing.length === 0) return;
  throw apiError.invalid(Object.fromEntries(missing.map((field) => [field, ['store.part-missing']])));
};
