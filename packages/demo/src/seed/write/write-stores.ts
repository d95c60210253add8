import { type Context, day } from '@pasar/api/plugin';
import type { Place } from '../data/places.ts';
import { demoSeller } from '../data/users.ts';
import type { SeedData, SeedStore } from '../plan/seed-data.ts';
import type { SeedImages } from './build-seed-images.ts';
import { specimens } from './build-seed-images.ts';
import { at, insertRows } from './insert-rows.ts';

const CHECKED_AFTER = 0.6 * day;

const merchantRow = (store: SeedStore, userId: number, photo: number | null) => {
  const checkedAt = new Date(store.createdAt.getTime() + CHECKED_AFTER);
  return {
    user_id: userId,
    merchant_name: store.name,
    merchant_slug: store.slug,
    description: store.description,
    photo_media_id: photo,
    is_company: store.isCompany ? ('company' as const) : ('personal' as const),
    is_pkp: store.isCompany ? ('pkp' as const) : ('non-pkp' as const),
    no_npwp: store.npwp,
    // Long enough ago for every order of the demo.
    pkp_since: store.isCompany ? '2024-01-01' : null,
    pic_name: store.owner.fullname,
    pic_phone: store.owner.phone,
    store_type: store.type,
    verification_status: 'approved' as const,
    submitted_at: store.createdAt,
    verify_due_at: new Date(store.createdAt.getTime() + day),
    verified_at: checkedAt,
    rating_avg: store.ratingAvg,
    rating_count: store.ratingCount,
    response_minutes: null,
    created_at: store.createdAt,
  };
};

/** Where a store sends from; `company` is the name of its company, empty for a person. */
export const toLocationRow = (merchant_id: number, place: Place, address: string, company: string) => ({
  merchant_id,
  address,
  province_id: place.city.slice(0, 2),
  city_id: place.city,
  sub_district_id: place.subDistrict,
  area_id: place.area,
  zipcode: place.zipcode,
  lat: null,
  lng: null,
  company_name: company,
});

/** The stores, verified and with their places. Returns their ids in the order of the plan. */
export async function writeStores(
  ctx: Context,
  { stores }: SeedData,
  owners: readonly number[],
  logoOf: (slug: string) => number | null,
): Promise<number[]> {
  const ids = await insertRows(
    ctx.db,
    'merchants',
    stores.map((store, place) => merchantRow(store, at(owners, place), logoOf(store.slug))),
  );
  await insertRows(
    ctx.db,
    'merchant_locations',
    stores.map(({ name, isCompany, place, address }, index) =>
      toLocationRow(at(ids, index), place, address, isCompany ? `PT ${name}` : ''),
    ),
  );
  return ids;
}

/** The banners over the pages of stores that have one. */
export async function writeStoreBanners(
  ctx: Context,
  { stores }: SeedData,
  merchants: readonly number[],
  bannerOf: (name: string) => number | null,
): Promise<void> {
  const rows = stores.flatMap(({ name }, place) => {
    const main_media_id = bannerOf(name);
    return main_media_id === null
      ? []
      : [
          {
            merchant_id: at(merchants, place),
            main_media_id,
            target_url: '',
            secondary_media_id: null,
            secondary_target_url: '',
          },
        ];
  });
  if (rows.length > 0) await ctx.db.insertInto('merchant_banners').values(rows).execute();
}

/** The papers of the demo seller's store, checked long ago. */
export async function writeDocuments(
  ctx: Context,
  { stores }: SeedData,
  merchants: readonly number[],
  pictures: SeedImages,
  mediaOf: (key: string) => number,
): Promise<void> {
  const place = stores.findIndex(({ owner }) => owner.email === demoSeller.email);
  const { createdAt } = at(stores, place);
  await insertRows(
    ctx.db,
    'merchant_documents',
    specimens.map(({ type }) => ({
      merchant_id: at(merchants, place),
      type,
      media_id: mediaOf(pictures.keyOfSpecimen(type, demoSeller.fullname)),
      status: 'approved' as const,
      submitted_at: createdAt,
      reviewed_at: new Date(createdAt.getTime() + CHECKED_AFTER),
    })),
  );
}
