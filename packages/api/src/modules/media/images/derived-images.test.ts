import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { removeMediaFiles } from '../remove-media-files.ts';
import { imageKey, imagePath } from './image-files.ts';
import { signedUrl } from './image-urls.ts';
import { saveImage } from './save-image.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

/** Waves, which every format has to spend bytes on. */
const drawPicture = (size: number) => {
  const data = Uint8Array.from({ length: size * size * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return 128 + 90 * Math.sin((pixel % size) / 9 + (at % 3)) * Math.cos(Math.floor(pixel / size) / 7);
  });
  return sharp(data, { raw: { width: size, height: size, channels: 3 } })
    .webp()
    .toBuffer();
};

const flat = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#8b1e5a' } })
    .webp()
    .toBuffer();

const save = (usual: Uint8Array, visibility: 'public' | 'private' = 'public') =>
  saveImage({
    ctx: market.context(),
    input: { files: { 600: usual }, ownerId: null, visibility, mime: 'image/webp', width: 600, height: 600 },
  });

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

const open = async (path: string, accept = chromium) => {
  const answer = await market.fetch(new Request(`http://pasar.test${path}`, { headers: { accept } }));
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return {
    bytes,
    type: answer.headers.get('content-type'),
    cache: answer.headers.get('cache-control'),
    vary: answer.headers.get('vary') ?? '',
  };
};

const forever = 'public, max-age=31536000, immutable';
const forNow = 'public, max-age=60';

const untilAvif = (path: string) =>
  vi.waitUntil(
    async () => {
      const answer = await open(path);
      return answer.type === 'image/avif' && answer;
    },
    { timeout: 20_000 },
  );

describe('smaller files of an image', () => {
  test('the largest file shows until AVIF and WebP of the width are there; then each gets its own, for a year [P11]', async () => {
    const picture = await drawPicture(600);
    const { storage_key } = await save(picture);
    const path = imagePath(storage_key, 300);
    expect(await open(path)).toMatchObject({
      bytes: new Uint8Array(picture),
      type: 'image/webp',
      cache: forNow,
    });
    const avif = await untilAvif(path);
    expect(avif).toMatchObject({ cache: forever, vary: expect.stringContaining('Accept') });
    const webp = await open(path, 'image/webp,*/*');
    expect(webp).toMatchObject({
      type: 'image/webp',
      cache: forever,
      vary: expect.stringContaining('Accept'),
    });
    expect(await sharp(avif.bytes).metadata()).toMatchObject({ format: 'heif', width: 300, height: 300 });
    expect(await sharp(webp.bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 300 });
    expect(avif.bytes.length).toBeLessThan(webp.bytes.length);
  });

  test.each(['*/*', 'image/webp,*/*', 'image/avif;q=0, image/webp'])(
    'who sends %s gets WebP',
    async (accept) => {
      const { storage_key } = await save(await drawPicture(600));
      const path = imagePath(storage_key, 150);
      await untilAvif(path);
      expect((await open(path, accept)).type).toBe('image/webp');
    },
  );

  test('an AVIF that is not smaller is left out, and the WebP is kept for a year', async () => {
    const { storage_key } = await save(await flat());
    const path = imagePath(storage_key, 150);
    const kept = await vi.waitUntil(
      async () => {
        const answer = await open(path);
        return answer.cache === forever && answer;
      },
      { timeout: 20_000 },
    );
    expect(kept.type).toBe('image/webp');
  });

  test('the largest file is there for good, under the next larger name, too', async () => {
    const { storage_key } = await save(await flat());
    for (const width of [600, 1200] as const)
      expect(await open(imagePath(storage_key, width))).toMatchObject({ type: 'image/webp', cache: forever });
  });

  test('a private image opens by its signature in the size that is there [S33]', async () => {
    const { storage_key } = await save(await flat(), 'private');
    expect(await open(signedUrl(market.context(), storage_key, 300))).toMatchObject({
      type: 'image/webp',
      cache: 'private, no-store',
    });
    expect((await open(imagePath(storage_key, 300))).type).not.toContain('image');
  });

  test('an image that is removed takes its AVIF with it', async () => {
    const { id, storage_key } = await save(await drawPicture(600));
    await untilAvif(imagePath(storage_key, 300));
    const { storage } = market.context();
    await removeMediaFiles(market.context(), id);
    expect(await storage.get(imageKey(storage_key, 300, 'avif'))).toBeNull();
  });

  test('an image that is removed while something is derived leaves nothing behind', async () => {
    const { id, storage_key } = await save(await drawPicture(600));
    const { storage } = market.context();
    const { put } = storage;
    const late = vi.spyOn(storage, 'put').mockImplementationOnce(async (key, bytes) => {
      await removeMediaFiles(market.context(), id);
      await put(key, bytes);
    });
    await open(imagePath(storage_key, 300));
    await vi.waitUntil(() => late.mock.results.length === 2, { timeout: 20_000 });
    const isGone = async (format: 'webp' | 'avif') =>
      (await storage.get(imageKey(storage_key, 300, format))) === null;
    await vi.waitUntil(async () => (await isGone('webp')) && (await isGone('avif')), { timeout: 5_000 });
    late.mockRestore();
  });
});
