import type { Context } from '../../../platform/context.ts';
import { withJobDeadline } from '../../../platform/database/request-deadline.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { createConcurrencyLimiter } from '../../../platform/http/concurrency-limiter.ts';
import { deriveImageTask } from '../media-tasks.ts';
import type { PublicImage } from './choose-file.ts';
import { type ImageWidth, imageKey } from './image-files.ts';

/** Pages of a few hundred images; what does not fit is asked for again a minute later. */
const longestQueue = 500;

const isStillPublic = async ({ db }: Context, storageKey: string): Promise<boolean> =>
  (await db
    .selectFrom('media')
    .select('id')
    .where('storage_key', '=', storageKey)
    .where('visibility', '=', 'public')
    .where('removed_at', 'is', null)
    // Waits for who is just deleting it.
    .forShare()
    .executeTakeFirst()) !== undefined;

/** An empty AVIF says that the WebP is the smallest. */
const derive = async (ctx: Context, { storageKey, largest }: PublicImage, width: ImageWidth) => {
  const { storage } = ctx;
  const source = await storage.get(imageKey(storageKey, largest));
  if (!source) return;
  const stored = await storage.get(imageKey(storageKey, width));
  const { webp, avif } = await ctx.workers.run(deriveImageTask, [source, width, stored], [source.buffer]);
  const keys = [imageKey(storageKey, width), imageKey(storageKey, width, 'avif')] as const;
  if (!stored) await storage.put(keys[0], webp);
  await storage.put(keys[1], avif ?? new Uint8Array());
  if (await isStillPublic(ctx, storageKey)) return;
  await Promise.all(keys.map((key) => storage.delete(key)));
};

/** Derives widths of images one after the other while requests go on; each once, however many ask for it. */
export const createDeriver = () => {
  const turns = createConcurrencyLimiter(1, longestQueue);
  const expected = new Set<string>();
  return (ctx: Context, image: PublicImage, width: ImageWidth): void => {
    const key = imageKey(image.storageKey, width);
    if (expected.has(key)) return;
    expected.add(key);
    void withJobDeadline(() => turns.take(() => derive(ctx, image, width)))
      .catch((error) => {
        // A busy server leaves it for the next request.
        if (!(error instanceof ApiError))
          ctx.log.warn({ err: error, key }, 'no smaller image could be derived');
      })
      .finally(() => expected.delete(key));
  };
};
