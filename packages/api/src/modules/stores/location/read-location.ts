import type { MediaId, StoreLocation } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { signedUrl } from '../../media/index.ts';
import { readPlaceNames } from '../../regions/index.ts';
import { noFile, ownStoreId } from '../read-store.ts';

const nowhere = {
  company_name: '',
  address: '',
  province_id: '',
  city_id: '',
  sub_district_id: '',
  area_id: '',
  zipcode: '',
  lat: null,
  lng: null,
  image_media_id: null,
  storage_key: null,
};

/** The place from which the signed-in seller's store sends; empty fields without one. Throws 401 and 403. */
export const readLocation = async ({ ctx }: HandlerArgs<void>): Promise<StoreLocation> => {
  const merchantId = ownStoreId(ctx);
  const found = await ctx.db
    .selectFrom('merchant_locations')
    .leftJoin('media', 'media.id', 'merchant_locations.image_media_id')
    .selectAll('merchant_locations')
    .select('storage_key')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  const place = found ?? nowhere;
  const { province, city, sub_district, area } = (await readPlaceNames())(place);
  const { image_media_id, storage_key } = place;
  return {
    company_picture:
      image_media_id && storage_key
        ? {
            media_id: image_media_id as MediaId,
            url: signedUrl(ctx, storage_key),
            status: 'approved',
            reason: null,
          }
        : noFile,
    company_name: place.company_name,
    address: place.address,
    province,
    province_id: place.province_id,
    city_id: place.city_id,
    city,
    sub_district_id: place.sub_district_id,
    subistrict: sub_district,
    area_id: place.area_id,
    area,
    zipcode: place.zipcode,
    latitude: place.lat,
    longitude: place.lng,
  };
};
