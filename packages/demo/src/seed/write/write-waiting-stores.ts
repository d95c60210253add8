import { banks, type Context, day, earlier, hour, later } from '@pasar/api/plugin';
import { waitingOwnerEmail, waitingStores } from '../data/waiting-stores.ts';
import { slugify } from '../plan/fill-template.ts';
import { findPlace } from '../plan/plan-stores.ts';
import type { SeedImages } from './build-seed-images.ts';
import { at, insertRows } from './insert-rows.ts';
import { writeGeneratedUsers } from './write-generated-users.ts';
import { toLocationRow } from './write-stores.ts';

/** The owners of the stores that wait for staff. Returns their ids in the order of `waitingStores`. */
export const writeWaitingOwners = (ctx: Context): Promise<number[]> =>
  writeGeneratedUsers(
    ctx,
    waitingStores.map((store) => ({
      ...store.owner,
      email: waitingOwnerEmail(store),
      flow: 'merchant' as const,
      isCompany: store.npwp !== undefined,
      joined: earlier(ctx.clock, store.waits * hour + day),
    })),
  );

/** The images of their documents, each with its owner's id. */
export const waitingImageOwners = (pictures: SeedImages, owners: readonly number[]) =>
  waitingStores.flatMap(({ documents, owner }, index) =>
    documents.map((type) => [pictures.keyOfSpecimen(type, owner.fullname), at(owners, index)] as const),
  );

/** Stores that wait to be checked, so that the back office of the demo has a queue. */
export async function writeWaitingStores(
  ctx: Context,
  owners: readonly number[],
  pictures: SeedImages,
  mediaOf: (key: string) => number,
): Promise<void> {
  const submittedAt = (waits: number) => earlier(ctx.clock, waits * hour);
  const ids = await insertRows(
    ctx.db,
    'merchants',
    waitingStores.map(({ name, description, owner, npwp, waits }, index) => ({
      user_id: at(owners, index),
      merchant_name: name,
      merchant_slug: slugify(name),
      description,
      photo_media_id: null,
      is_company: npwp === undefined ? ('personal' as const) : ('company' as const),
      is_pkp: npwp === undefined ? ('non-pkp' as const) : ('pkp' as const),
      no_npwp: npwp ?? '',
      pic_name: owner.fullname,
      pic_phone: owner.phone,
      store_type: 'regular' as const,
      verification_status: 'submitted' as const,
      submitted_at: submittedAt(waits),
      verify_due_at: later(ctx.clock, day - waits * hour),
      verified_at: null,
      rating_avg: 0,
      rating_count: 0,
      response_minutes: null,
      created_at: submittedAt(waits),
    })),
  );
  await insertRows(
    ctx.db,
    'merchant_locations',
    waitingStores.map(({ name, city, npwp }, index) => {
      const place = findPlace({ city });
      const address = `${place.street} No. ${17 + index * 24}`;
      return toLocationRow(at(ids, index), place, address, npwp === undefined ? '' : `CV ${name}`);
    }),
  );
  await insertRows(
    ctx.db,
    'merchant_banks',
    waitingStores.map(({ owner, city }, index) => ({
      merchant_id: at(ids, index),
      bank_id: at(banks, index).id,
      rekening: String(7_310_224_018 + index * 7_919),
      cabang: findPlace({ city }).name,
      atas_nama: owner.fullname,
      changed_at: null,
    })),
  );
  await insertRows(
    ctx.db,
    'merchant_documents',
    waitingStores.flatMap(({ documents, owner, waits }, index) =>
      documents.map((type) => ({
        merchant_id: at(ids, index),
        type,
        media_id: mediaOf(pictures.keyOfSpecimen(type, owner.fullname)),
        status: 'submitted' as const,
        submitted_at: submittedAt(waits),
      })),
    ),
  );
}
