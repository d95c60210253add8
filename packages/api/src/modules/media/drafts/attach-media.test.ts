import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { StorageUnavailableError } from '../../../ports/storage.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { imageKey } from '../images/image-files.ts';
import { saveImage } from '../images/save-image.ts';
import type { MediaTable } from '../media.tables.ts';
import { attachPrivately, attachPublicly } from './attach-media.ts';
import { purgeDrafts } from './purge-drafts.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  const created_at = market.clock.now();
  await market.database.db
    .insertInto('users')
    .values(['siti', 'budi'].map((name) => ({ email: `${name}@example.test`, created_at })))
    .execute();
});
afterAll(() => market.close());

const as = (userId: number) =>
  market.context({ kind: 'user', userId, sessionId: 1, merchantId: null, role: 'user' });

const file = new Uint8Array(4);
const picture = (ownerId: number, visibility: MediaTable['visibility'] = 'draft') =>
  saveImage({
    ctx: market.context(),
    input: {
      ownerId,
      visibility,
      mime: 'image/png',
      width: 1,
      height: 1,
      files: { 150: file, 300: file, 600: file },
    },
  });

const visibilityOf = async (id: number) =>
  (await market.database.db.selectFrom('media').select('visibility').where('id', '=', id).executeTakeFirst())
    ?.visibility;

describe('attaching an image', () => {
  test('publishes it, and a repeated call changes nothing', async () => {
    const { id } = await picture(1);
    await attachPublicly(as(1), { merchant_photo: id });
    await attachPublicly(as(1), { merchant_photo: id });
    expect(await visibilityOf(id)).toBe('public');
  });

  test("another user's image looks like one that does not exist, and stays theirs [S22]", async () => {
    const { id } = await picture(2);
    const refusals = await Promise.all(
      [id, 999].map((mediaId) => attachPublicly(as(1), { merchant_photo: mediaId }).catch((error) => error)),
    );
    expect(refusals[0]).toMatchObject({ code: 422 });
    expect(refusals[0].fields).toEqual(refusals[1].fields);
    expect(await visibilityOf(id)).toBe('draft');
  });

  test('a document never becomes public, a public image never a document [S33]', async () => {
    const { id } = await picture(1);
    await attachPrivately(as(1), { file_ktp: id });
    await expect(attachPublicly(as(1), { merchant_photo: id })).rejects.toMatchObject({ code: 422 });
    expect(await visibilityOf(id)).toBe('private');
    const photo = await picture(1, 'public');
    await expect(attachPrivately(as(1), { file_npwp: photo.id })).rejects.toMatchObject({
      fields: { file_npwp: [expect.anything()] },
    });
  });

  test('one rejected field attaches none of the others', async () => {
    const [own, foreign] = [await picture(1), await picture(2)];
    await expect(
      inTransaction(as(1), (ctx) => attachPublicly(ctx, { first: own.id, second: foreign.id })),
    ).rejects.toMatchObject({ fields: { second: [expect.anything()] } });
    expect(await visibilityOf(own.id)).toBe('draft');
  });

  test('a visitor attaches nothing', async () => {
    const { id } = await picture(1);
    await expect(attachPublicly(market.context(), { photo: id })).rejects.toMatchObject({ code: 401 });
  });
});

describe('drafts', () => {
  test('that nobody attached are purged after two days, with their files', async () => {
    const [draft, shown] = [await picture(1), await picture(1, 'public')];
    market.clock.advance(2 * day - hour);
    await purgeDrafts(market.context());
    expect(await visibilityOf(draft.id)).toBe('draft');
    market.clock.advance(2 * hour);
    await purgeDrafts(market.context());
    expect([await visibilityOf(draft.id), await visibilityOf(shown.id)]).toEqual([undefined, 'public']);
    const { storage } = market.context();
    expect(await storage.get(imageKey(draft.storage_key, 300))).toBeNull();
    expect(await storage.get(imageKey(shown.storage_key, 300))).not.toBeNull();
  });

  test('keep their rows while the storage is unavailable, so that no file is left without a row', async () => {
    const { id, storage_key } = await picture(1);
    market.clock.advance(2 * day + hour);
    const { storage } = market.context();
    const away = { ...storage, delete: () => Promise.reject(new StorageUnavailableError('no answer')) };
    await expect(purgeDrafts({ ...market.context(), storage: away })).rejects.toThrow('no answer');
    expect(await visibilityOf(id)).toBe('draft');
    await purgeDrafts(market.context());
    expect(await visibilityOf(id)).toBeUndefined();
    expect(await storage.get(imageKey(storage_key, 600))).toBeNull();
  });
});
