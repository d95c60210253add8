import { openSession } from '../modules/accounts/index.ts';
import { saveImage } from '../modules/media/index.ts';
import type { TestServer } from './open-test-server.ts';

/** Signs a person in as a login would, without its slow password, and returns what a login answers. */
export const signInAs = async (market: TestServer, userId: number) => {
  const ctx = market.context();
  const user = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return openSession(ctx, user);
};

/** Somebody who confirmed an address and knows nothing of a setup yet; returns id and token. */
export const createNewUser = async (
  market: TestServer,
  email: string,
): Promise<{ id: number; token: string }> => {
  const at = market.clock.now();
  const { id } = await market.database.db
    .insertInto('users')
    .values({ email, email_verified_at: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token: (await signInAs(market, id)).jwt_token };
};

const pixels = new Uint8Array(4);

/** A picture that a person has uploaded and not used yet; returns its id. */
export const uploadDraft = async (market: TestServer, ownerId: number): Promise<number> => {
  const { id } = await saveImage({
    ctx: market.context(),
    input: {
      ownerId,
      visibility: 'draft',
      mime: 'image/png',
      width: 1,
      height: 1,
      files: { 150: pixels, 300: pixels, 600: pixels, 1200: pixels },
    },
  });
  return id;
};

/** A place in Bandung whose regions belong together. */
export const bandung = {
  province_id: '32',
  city_id: '32.73',
  sub_district_id: '32.73.01',
  area_id: '32.73.01.1001',
  zipcode: '40111',
};

/** Right answers to every form of both setups. */
export const onboardingInputs = {
  personal: {
    username: 'siti.aminah',
    is_company: 'personal',
    fullname: 'Siti Aminah',
    phone: '081234567890',
    gender: 'female',
    birthday: '1995-05-20',
    registered_as: 'merchant',
  },
  store: { store_name: 'Toko Siti', store_address: 'Jalan Braga 10, Bandung' },
  bank: { bank_id: 4, rekening: '1234567890', cabang: 'Bandung', atas_nama: 'Siti Aminah' },
  location: { address: 'Jalan Braga 10, Bandung', ...bandung },
  company: {
    company_name: 'CV Siti Jaya',
    company_address: 'Jalan Braga 12, Bandung',
    is_pkp: 'pkp',
    no_npwp: '012345678901000',
    pic_name: 'Siti Aminah',
    pic_phone: '081234567890',
    terms: true,
  },
};
