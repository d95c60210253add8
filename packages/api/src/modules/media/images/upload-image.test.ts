import { encode } from 'fast-bmp';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, second } from '../../../platform/clock.ts';
import { toApiError } from '../../../platform/http/to-api-error.ts';
import { StorageUnavailableError } from '../../../ports/storage.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createSignedInUser } from '../../../testing/users.ts';
import { maxDrafts } from '../drafts/reject-over-quota.ts';
import { uploadFile } from '../upload-file.ts';
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

const _open = async (url: string) => {
  const answer = await market.fetch(new Request(`http://pasar.test${url}`));
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
};

const storedFile = async (mediaId: number, width: 150 | 300 | 600 | 1200) => {
  const { storage_key } = await market.database.db
    .selectFrom('media')
    .select('storage_key')
    .where('id', '=', mediaId)
    .executeTakeFirstOrThrow();
  const bytes = await market.context().storage.get(imageKey(storage_key, width));
  if (!bytes) throw new Error(`no file of ${width} pixels`);
  return bytes;
};

describe('uploading an image', () => {
  test('a PNG becomes four WebP files under a random name, never larger than it was [S32]', {
    tags: 'slow',
  }, async () => {
    const { data, message } = await send(await plain(1800, 1200).png().toBuffer(), 'image/png');
    expect(message).toBe('Foto berhasil diunggah');
    expect(data).toMatchObject({ media_id: 1, kind: 'image', width: 1800, height: 1200 });
    expect(data.url).toMatch(/^\/media\/[0-9a-f]{38}\/600\.webp\?/);
    for (const width of [150, 300, 600, 1200] as const) {
      const meta = await sharp(await storedFile(1, width)).metadata();
      expect([meta.format, meta.width, meta.height]).toEqual(['webp', width, (width / 1800) * 1200]);
    }
    const small = await send(await plain(900, 600).png().toBuffer(), 'image/png');
    expect((await sharp(await storedFile(small.data.media_id, 1200)).metadata()).width).toBe(900);
  });

  test('a visitor is rejected [S32]', async () => {
    expect((await send(await plain(9, 9).png().toBuffer(), 'image/png', {})).status).toBe(401);
  });

  test('a photo is turned upright and loses its location [S32]', { tags: 'slow' }, async () => {
    const photo = await plain(400, 200)
      .withExif({ IFD0: { Copyright: 'rahasia' }, IFD3: { GPSLatitude: '6/1 54/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('rahasia')).toBe(true);
    const { data } = await send(photo, 'image/jpeg');
    expect(data).toMatchObject({ width: 200, height: 400 });
    const stored = await storedFile(data.media_id, 600);
    const meta = await sharp(stored).metadata();
    expect([meta.exif, meta.xmp, meta.orientation, meta.width]).toEqual([
      undefined,
      undefined,
      undefined,
      200,
    ]);
    expect(Buffer.from(stored).includes('rahasia')).toBe(false);
  });

  test('data behind the pixels is removed [S32]', async () => {
    const script = '<script>alert(1)</script>';
    const polyglot = Buffer.concat([await plain(20, 20).gif().toBuffer(), Buffer.from(script)]);
    const { data } = await send(polyglot, 'image/gif');
    expect(Buffer.from(await storedFile(data.media_id, 600)).includes(script)).toBe(false);
  });

  test('the first image of an animation is kept', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
    const animated = await sharp(await Promise.all([frame('#ff0000'), frame('#0000ff')]), {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const { data } = await send(animated, 'image/gif');
    expect(data).toMatchObject({ width: 20, height: 20 });
    const [red, , blue] = await sharp(await storedFile(data.media_id, 600))
      .raw()
      .toBuffer();
    expect([(red ?? 0) > 200, (blue ?? 255) < 60]).toEqual([true, true]);
  });

  test.each([
    [
      'an SVG that says it is a PNG',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'image/png',
    ],
    ['HTML that says it is a JPEG', '<!doctype html><script>alert(1)</script>', 'image/jpeg'],
    ['a type that we do not take', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ])('%s is refused [S32]', async (_name, text, type) => {
    const refused = await send(Buffer.from(text), type);
    expect(refused).toMatchObject({
      status: 422,
      message: 'Foto hanya boleh berjenis GIF, PNG, JPG, JPEG, dan BMP.',
    });
    expect(refused.data).toHaveProperty('file');
  });

  test('the magic bytes must be those of the declared type [S32]', async () => {
    expect((await send(await plain(20, 20).png().toBuffer(), 'image/jpeg')).status).toBe(422);
    expect((await send(await plain(20, 20).webp().toBuffer(), 'image/png')).status).toBe(422);
  });

  test('a small file that unfolds into more than 40 megapixels is rejected, as a PNG and as a BMP [S32]', {
    tags: 'slow',
  }, async () => {
    const bomb = await plain(8_000, 5_001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    const refused = await send(bomb, 'image/png');
    expect(refused).toMatchObject({ status: 422, message: 'Foto maksimal 40 megapiksel' });
    const bmp = new Uint8Array(
      Buffer.from(
        encode({
          width: 2,
          height: 2,
          data: new Uint8Array(12),
          bitsPerPixel: 24,
          channels: 3,
          components: 3,
        }),
      ),
    );
    new DataView(bmp.buffer).setInt32(18, 2_000_000_000, true);
    expect((await send(bmp, 'image/bmp')).message).toBe('Foto maksimal 40 megapiksel');
  });

  test('a broken image is rejected, not repaired, and nothing of it stays [S32]', {
    tags: 'slow',
  }, async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const rough = sharp({ create: { width: 200, height: 200, channels: 3, background: '#000', noise } });
    for (const [type, bytes] of [
      ['image/jpeg', await rough.clone().jpeg().toBuffer()],
      ['image/png', await rough.clone().png().toBuffer()],
      ['image/gif', await rough.clone().gif().toBuffer()],
    ] as const) {
      for (const part of [0.02, 0.5, 0.9]) {
        const refused = await send(bytes.subarray(0, bytes.length * part), type);
        expect([type, part, refused.status, refused.message]).toEqual([
          type,
          part,
          422,
          'Foto tidak bisa dibaca. Coba foto lain.',
        ]);
      }
    }
    const rows = await market.database.db.selectFrom('media').select('id').execute();
    expect(rows).toEqual([]);
  });

  test('a file whose head alone is an image is rejected [S32]', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    for (const [type, head] of [
      ['image/gif', 'GIF89a'],
      ['image/bmp', 'BM'],
      ['image/jpeg', '\xff\xd8\xff\xe0'],
      ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ] as const) {
      const refused = await send(Buffer.concat([Buffer.from(head, 'latin1'), page]), type);
      expect([type, refused.status]).toEqual([type, 422]);
    }
  });

  test('more than 5 MB are rejected', { tags: 'slow' }, async () => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(await plain(20, 20).png().toBuffer());
    expect([413, 422]).toContain((await send(large, 'image/png')).status);
  });

  test('the 101st image that is attached to nothing is rejected until tomorrow [S32]', {
    tags: 'slow',
  }, async () => {
    const { db } = market.database;
    const row = {
      owner_id: 1,
      visibility: 'draft' as const,
      mime: 'image/png',
      bytes: 1,
      width: 1,
      height: 1,
    };
    await db
      .insertInto('media')
      .values(
        Array.from({ length: maxDrafts.image }, (_, n) => ({
          ...row,
          storage_key: String(n),
          sha256: '',
          created_at: market.clock.now(),
        })),
      )
      .execute();
    const picture = await plain(20, 20).png().toBuffer();
    const refused = await send(picture, 'image/png');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    market.clock.advance(day - 60 * second);
    expect((await send(picture, 'image/png')).status).toBe(429);
    await db.updateTable('media').set({ visibility: 'public' }).where('id', '<=', 1).execute();
    expect((await send(picture, 'image/png')).status).toBe(200);
  });
});

test('while the storage is unavailable an image is rejected with 503, and no row lacks its file [S32]', async () => {
  const away = {
    ...market.context().storage,
    put: () => Promise.reject(new StorageUnavailableError('no answer')),
  };
  const actor = { kind: 'user', userId: 1, sessionId: 1, merchantId: null, role: 'user' } as const;
  const file = new File([await plain(20, 20).png().toBuffer()], 'a.png', { type: 'image/png' });
  const ctx = market.context(actor, { storage: away });
  const error: unknown = await uploadFile({ ctx, input: { file } }).catch((thrown: unknown) => thrown);
  expect(toApiError(error)?.code).toBe(503);
  expect(await market.database.db.selectFrom('media').select('id').execute()).toEqual([]);
});
