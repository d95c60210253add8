import type { MediaId, Store, StoredFile } from '@pasar/contract';
import type { Context, Verb } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { pictureUrls, signedUrl } from '../media/index.ts';
import { readCityLabels } from '../regions/index.ts';
import type { DocumentType } from './stores.tables.ts';
import { verificationOf } from './verification-of.ts';

type File = import('valibot').InferOutput<typeof StoredFile>;

const none: File = { media_id: null, url: null, status: 'none', reason: null };

/** The store that the signed-in person owns. Throws 401 and 403. */
export const ownStoreId = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw failure.unauthorized();
  if (actor.merchantId === null) throw failure.forbidden('merchant.required');
  return actor.merchantId;
};

const readDocuments = async (
  ctx: Context,
  merchantId: number,
): Promise<Partial<Record<DocumentType, File>>> => {
  const rows = await ctx.db
    .selectFrom('merchant_documents')
    .innerJoin('media', 'media.id', 'merchant_documents.media_id')
    .select(['type', 'media_id', 'status', 'reason', 'storage_key'])
    .where('merchant_id', '=', merchantId)
    .execute();
  return Object.fromEntries(
    rows.map(({ type, media_id, storage_key, status, reason }) => [
      type,
      { media_id: media_id as MediaId, url: signedUrl(ctx, storage_key), status, reason },
    ]),
  );
};

const readMerchant = (ctx: Context, merchantId: number) =>
  ctx.db
    .selectFrom('merchants')
    .leftJoin('media', 'media.id', 'merchants.photo_media_id')
    .leftJoin('merchant_locations', 'merchant_locations.merchant_id', 'merchants.id')
    .selectAll('merchants')
    .select(['media.storage_key as photo_key', 'merchant_locations.city_id'])
    .where('merchants.id', '=', merchantId)
    .executeTakeFirst();

/** The signed-in seller's own store; documents by addresses good for 60 seconds. Throws 401, 403 and 404. */
export const readStore = async ({ ctx }: Verb<void>): Promise<Store> => {
  const merchantId = ownStoreId(ctx);
  const merchant = await readMerchant(ctx, merchantId);
  if (!merchant) throw failure.notFound();
  const documents = await readDocuments(ctx, merchantId);
  const cityLabel = await readCityLabels();
  const { photo_key, photo_media_id } = merchant;
  return {
    merchant_photo: photo_key
      ? {
          media_id: photo_media_id as MediaId,
          url: pictureUrls(photo_key).w300,
          status: 'approved',
          reason: null,
        }
      : none,
    merchant_name: merchant.merchant_name,
    merchant_slug: merchant.merchant_slug,
    description: merchant.description,
    is_company: merchant.is_company,
    is_pkp: merchant.is_pkp,
    no_npwp: merchant.no_npwp,
    pic_name: merchant.pic_name,
    pic_phone: merchant.pic_phone,
    file_ktp: documents.ktp ?? none,
    file_ktp_selfie: documents.ktp_selfie ?? none,
    file_npwp: documents.npwp ?? none,
    file_company_doc: documents.company_doc ?? none,
    verification_status: verificationOf(merchant),
    city: cityLabel(merchant.city_id) || null,
    rating: merchant.rating_avg,
    products: merchant.products_count,
    version: merchant.version,
  };
};
