import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createStaffUser } from '../back-office/testing/staff-users.ts';
import { createSessionToken } from '../checkout/testing/shopping.ts';
import { readMediaFile, saveImage } from '../media/index.ts';
import { type OrderFixture, openOrderFixture } from '../orders/testing/order-fixture.ts';
import { drive } from '../orders/testing/order-states.ts';
import { removeIdentityImages } from './remove-identity-images.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openOrderFixture(market, { withTokens: false });
});
afterAll(() => market.close());

type Status = 'submitted' | 'approved' | 'rejected';
const db = () => market.database.db;
const image = async (ownerId: number) =>
  (
    await saveImage({
      ctx: market.context(),
      input: {
        ...{ ownerId, visibility: 'private', mime: 'image/png', width: 1, height: 1 },
        files: { 150: Buffer.from('a'), 300: Buffer.from('b'), 600: Buffer.from('c') },
      },
    })
  ).id;
const reviewed = (status: Status) => {
  const now = market.clock.now();
  return { status, reason: null, submitted_at: now, reviewed_at: status === 'submitted' ? null : now };
};
const ofBuyer = async (status: Status) => {
  const { id } = world.buyer;
  const media_id = await image(id);
  await db()
    .insertInto('user_documents')
    .values({ user_id: id, type: 'ktp', media_id, ...reviewed(status), reviewed_by: null })
    .execute();
  return media_id;
};
const ofStore = async (type: 'ktp' | 'ktp_selfie' | 'npwp', status: Status) => {
  const { id, merchantId } = world.seller;
  const media_id = await image(id);
  await db()
    .insertInto('merchant_documents')
    .values({ merchant_id: merchantId, type, media_id, ...reviewed(status), reviewed_by: null })
    .execute();
  return media_id;
};
const isThere = async (id: number) => (await readMediaFile(market.context(), id)) !== null;
/** Whether the image is there a minute before the days are over, and after them. */
const around = async (id: number, days: number) => {
  market.clock.advance(days * day - 60_000);
  await removeIdentityImages(market.context());
  const before = await isThere(id);
  market.clock.advance(60_000);
  await removeIdentityImages(market.context());
  return [before, await isThere(id)];
};

describe('the image of an identity document goes, and its row stays [W67]', () => {
  test('of a buyer 30 days after the decision, not while it waits', async () => {
    expect(await around(await ofBuyer('approved'), 30)).toEqual([true, false]);
    await db().deleteFrom('user_documents').execute();
    expect(await around(await ofBuyer('submitted'), 400)).toEqual([true, true]);
  });

  test("of a seller's card 90 days after approval", async () => {
    expect(await around(await ofStore('ktp', 'approved'), 90)).toEqual([true, false]);
  });

  test("of a seller's selfie 30 days after rejection", async () => {
    expect(await around(await ofStore('ktp_selfie', 'rejected'), 30)).toEqual([true, false]);
  });

  test("of a store's papers ten years after its last sale", async () => {
    const id = await ofStore('npwp', 'approved');
    market.clock.advance(400 * day);
    await drive(world, []);
    market.clock.advance(3_640 * day);
    await removeIdentityImages(market.context());
    expect(await isThere(id)).toBe(true);
    market.clock.advance(20 * day);
    await removeIdentityImages(market.context());
    expect(await isThere(id)).toBe(false);
  });

  test('leaves result and fingerprint, and nobody opens it any more', async () => {
    const id = await ofBuyer('rejected');
    await around(id, 30);
    const row = await db().selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ sha256: expect.stringMatching(/./), removed_at: expect.any(Date) });
    const token = await createSessionToken(market, world.buyer.id);
    const { data } = await market.call('/buyer/dashboard/doc', { token });
    expect(data.file_ktp).toMatchObject({ media_id: id, url: null, status: 'rejected' });
    const staff = await createStaffUser(market, 'rani@example.test');
    const opened = await staff.post('/files/open', { media_id: id, purpose: 'buyer-verification' });
    expect([opened.status, opened.data]).toEqual([410, null]);
  });
});
