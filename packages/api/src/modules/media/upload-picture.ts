import { day, earlier } from '../../platform/clock.ts';
import type { Context, Verb } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Failure, failure } from '../../platform/http/failure.ts';
import { encodePicture } from './encode-picture.ts';
import { keepPicture } from './keep-picture.ts';
import { pictureKey, pictureWidths } from './picture-files.ts';
import { signedUrl } from './picture-urls.ts';
import { takeTurn } from './take-turn.ts';

/** Pictures of one person that are attached to nothing yet, within a day (quality S32). */
export const maxDrafts = 100;

const refuseOverQuota = async (ctx: Context, userId: number) => {
  const { drafts } = await ctx.db
    .selectFrom('media')
    .select((e) => e.fn.countAll<number>().as('drafts'))
    .where('owner_id', '=', userId)
    .where('visibility', '=', 'draft')
    .where('created_at', '>', earlier(ctx.clock, day))
    .executeTakeFirstOrThrow();
  if (drafts >= maxDrafts) throw new Failure(429, 'upload.quota', { retryAfter: 60 * 60 });
};

/**
 * Stores a picture as a draft of the signed-in person. Returns its id, a signed preview address and its size in
 * pixels. Throws 401, 422 (not a picture that we take) and 429 (100 unattached pictures within a day).
 */
export const uploadPicture = async ({ ctx, input: { file } }: Verb<{ file: File }>) => {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw failure.unauthorized();
  await refuseOverQuota(ctx, actor.userId);
  const picture = await takeTurn(async () =>
    encodePicture(new Uint8Array(await file.arrayBuffer()), file.type.toLowerCase()),
  );
  let written: string | undefined;
  try {
    return await inTransaction(ctx, async (ctxInTx) => {
      // The person's row is the lock that makes uploads at the same moment count one after the other.
      await ctxInTx.db.selectFrom('users').select('id').where('id', '=', actor.userId).forUpdate().execute();
      await refuseOverQuota(ctxInTx, actor.userId);
      const kept = await keepPicture({
        ctx: ctxInTx,
        input: { ...picture, ownerId: actor.userId, visibility: 'draft', bytes: file.size },
      });
      written = kept.storage_key;
      const { width, height } = picture;
      return { media_id: kept.id, url: signedUrl(ctx, kept.storage_key), width, height };
    });
  } catch (error) {
    const key = written;
    if (key) await Promise.all(pictureWidths.map((width) => ctx.storage.delete(pictureKey(key, width))));
    throw error;
  }
};
