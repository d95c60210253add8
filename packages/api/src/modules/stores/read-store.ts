import type { courierCodes, MediaId, Store, StoredFile, StoreReviewField } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { imageUrls } from '../media/index.ts';
import { readCityLabels } from '../regions/index.ts';
import { couriers } from '../shipping/index.ts';
import { getVerificationState } from './get-verification-state.ts';
import { readDocuments } from './read-documents.ts';
import type { DocumentType } from './stores.tables.ts';
import { findMissing } from './verification/find-missing.ts';
import { findOpenRequest, getReplyDue } from './verification/open-request.ts';
import { openItems } from './verification/verification-items.ts';

type File = import('valibot').InferOutput<typeof StoredFile>;
type CourierCode = (typeof courierCodes)[number];

export const noFile: File = { media_id: null, url: null, status: 'none', reason: null };

/** The store that the signed-in user owns. Throws 401 and 403. */
export const ownStoreId = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw apiError.unauthorized();
  if (actor.merchantId === null) throw apiError.forbidden('merchant.required');
  return actor.merchantId;
};

/** All of them unless the store chose. */
const couriersOf = (chosen: string[] | null): CourierCode[] =>
  couriers.map(({ code }) => code).filter((code) => !chosen || chosen.includes(code));

const readMerchant = (ctx: Context, merchantId: number) =>
  ctx.db
    .selectFrom('merchants')
    .leftJoin('media', 'media.id', 'merchants.photo_media_id')
    .leftJoin('merchant_locations', 'merchant_locations.merchant_id', 'merchants.id')
    .selectAll('merchants')
    .select(['media.storage_key as photo_key', 'merchant_locations.city_id'])
    .where('merchants.id', '=', merchantId)
    .executeTakeFirst();

/** Documents as files; a requested and missing one has the reason of its rejection. */
const readFiles = async (ctx: Context, merchantId: number, reviews: Store['reviews']) => {
  const documents = await readDocuments(ctx, merchantId);
  return (type: DocumentType): File => {
    const field: StoreReviewField = `file_${type}`;
    const asked = reviews.find((review) => review.field === field && review.status === 'rejected');
    return documents[type] ?? (asked ? { ...noFile, status: 'rejected', reason: asked.reason } : noFile);
  };
};

const photoOf = ({
  photo_key,
  photo_media_id,
}: {
  photo_key: string | null;
  photo_media_id: number | null;
}) =>
  photo_key && photo_media_id
    ? {
        media_id: photo_media_id as MediaId,
        url: imageUrls(photo_key).w300,
        status: 'approved' as const,
        reason: null,
      }
    : noFile;

/** The signed-in seller's own store; documents by addresses good for 60 seconds. Throws 401, 403 and 404. */
export const readStore = async ({ ctx }: HandlerArgs<void>): Promise<Store> => {
  const merchantId = ownStoreId(ctx);
  const merchant = await readMerchant(ctx, merchantId);
  if (!merchant) throw apiError.notFound();
  const items = await openItems(ctx, merchantId);
  const reviews = items.map(({ field, status, reason }) => ({ field, status, reason }));
  const fileOf = await readFiles(ctx, merchantId, reviews);
  const cityLabel = await readCityLabels();
  const ask = await findOpenRequest(ctx, merchantId);
  const { verify_due_at: due, verification_status, photo_key } = merchant;
  return {
    merchant_photo: photoOf(merchant),
    merchant_photos: photo_key && imageUrls(photo_key).w300,
    merchant_name: merchant.merchant_name,
    merchant_slug: merchant.merchant_slug,
    description: merchant.description,
    is_company: merchant.is_company,
    is_pkp: merchant.is_pkp,
    no_npwp: merchant.no_npwp,
    pkp_since: merchant.pkp_since,
    pic_name: merchant.pic_name,
    pic_phone: merchant.pic_phone,
    file_ktp: fileOf('ktp'),
    file_ktp_selfie: fileOf('ktp_selfie'),
    file_npwp: fileOf('npwp'),
    file_company_doc: fileOf('company_doc'),
    holiday_from: merchant.holiday_from,
    holiday_to: merchant.holiday_to,
    couriers: couriersOf(merchant.couriers),
    courier_options: couriers.map(({ code, name }) => ({ code, name })),
    accepts_dropship: merchant.accepts_dropship,
    verification_status: getVerificationState(merchant),
    submitted_at: merchant.submitted_at?.toISOString() ?? null,
    verify_due_at: due?.toISOString() ?? null,
    is_late: verification_status === 'submitted' && due !== null && due < ctx.clock.now(),
    reply_due_at: ask && getReplyDue(ask).toISOString(),
    server_time: ctx.clock.now().toISOString(),
    suspend_reason: merchant.suspend_reason,
    reviews,
    missing: await findMissing(ctx, merchantId),
    city: cityLabel(merchant.city_id) || null,
    rating: merchant.rating_avg,
    products: merchant.products_count,
    version: merchant.version,
  };
};
