import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { second } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createSignedInUser } from '../../../testing/users.ts';
import { attachPrivately } from '../drafts/attach-media.ts';
import { imageKey } from './image-files.ts';

let market: TestServer;
let token: string;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  ({ token } = await createSignedInUser(market));
});
afterAll(() => market.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8b1e5a' } });

const send = (bytes: Uint8Array, type: string, as: { token?: string } = { token }) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], '../../../rumah.php', { type }));
  return market.call('/upload/helper', { form, ...as });
};

const open = async (url: string) => {
  const answer = await market.fetch(new Request(`http://pasar.test${url}`));
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
};

describe('a private image', () => {
  test('that became a document needs a current signed URL for everybody, also for its owner [S33]', async () => {
    const { data } = await send(await plain(30, 30).png().toBuffer(), 'image/png');
    const actor = { kind: 'user', userId: 1, sessionId: 1, merchantId: null, role: 'user' } as const;
    await attachPrivately(market.context(actor), { file_ktp: data.media_id });
    const { pathname } = new URL(data.url, 'http://pasar.test');
    const headers = { authorization: `Bearer ${token}` };
    for (const width of [150, 300, 600, 1200]) {
      const path = pathname.replace('600', String(width));
      expect((await open(path)).status).toBe(404);
      expect((await market.fetch(new Request(`http://pasar.test${path}`, { headers }))).status).toBe(404);
    }
    const { storage_key } = await market.database.db
      .selectFrom('media')
      .select('storage_key')
      .executeTakeFirstOrThrow();
    expect((await open(`/media/files/${imageKey(storage_key, 600)}`)).status).toBe(404);
  });

  test('opens by its signed address for 60 seconds, and is cached by nobody [S33]', async () => {
    const { data } = await send(await plain(30, 30).png().toBuffer(), 'image/png');
    const opened = await open(data.url);
    expect(opened.status).toBe(200);
    expect((await sharp(opened.bytes).metadata()).format).toBe('webp');
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
    expect(opened.headers.get('content-security-policy')).toContain('sandbox');
    market.clock.advance(60 * second);
    expect((await open(data.url)).status).toBe(404);
  });

  test("does not open without, with a changed or with another file's signature [S33]", async () => {
    const picture = await plain(30, 30).png().toBuffer();
    const [one, two] = [await send(picture, 'image/png'), await send(picture, 'image/png')];
    const address = new URL(one.data.url, 'http://pasar.test');
    const other = new URL(two.data.url, 'http://pasar.test');
    expect((await open(address.pathname)).status).toBe(404);
    expect((await open(other.pathname + address.search)).status).toBe(404);
    expect((await open(one.data.url.replace('/600.webp', '/300.webp'))).status).toBe(404);
    address.searchParams.set('expires', String(Number(address.searchParams.get('expires')) + 1));
    expect((await open(address.pathname + address.search)).status).toBe(404);
  });
});

describe('the public images', () => {
  test('a public one opens for everybody, for a year', async () => {
    const { data } = await send(await plain(30, 30).png().toBuffer(), 'image/png');
    await market.database.db.updateTable('media').set({ visibility: 'public' }).execute();
    const { pathname } = new URL(data.url, 'http://pasar.test');
    const opened = await open(pathname);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(opened.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    '/media/..%2f..%2fetc%2fpasswd/600.webp',
    '/media/%2e%2e/600.webp',
    `/media/${'a'.repeat(32)}/999.webp`,
  ])('%s is nothing [S32]', async (path) => {
    expect((await open(path)).status).toBe(404);
  });
});
