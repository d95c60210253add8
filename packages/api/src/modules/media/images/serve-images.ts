import type { Context as Call } from 'hono';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { App, RequestVariables } from '../../../platform/http/app.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { privateHeaders } from '../private-files/private-headers.ts';
import { sendFile } from '../private-files/send-file.ts';
import { isSigned } from '../private-files/signature.ts';
import { chooseFile, type PublicImage } from './choose-file.ts';
import { createDeriver } from './create-deriver.ts';
import { type ImageWidth, imageKey, imagePath, largestWidth } from './image-files.ts';

/** A public image never becomes private again, so its row is cached. */
const rememberedImages = 20_000;

const createPublicImages = () => {
  const known = new Map<string, PublicImage>();
  return async (ctx: Context, storageKey: string): Promise<PublicImage | null> => {
    const remembered = known.get(storageKey);
    if (remembered) return remembered;
    const row = await ctx.db
      .selectFrom('media')
      .select(['width', 'height'])
      .where('storage_key', '=', storageKey)
      .where('visibility', '=', 'public')
      .where('kind', '=', 'image')
      .executeTakeFirst();
    if (!row) return null;
    const image = { storageKey, largest: largestWidth(row.width ?? 0, row.height ?? 0) };
    if (known.size >= rememberedImages) known.clear();
    known.set(storageKey, image);
    return image;
  };
};

const forever = 'public, max-age=31536000, immutable';
/** Until the right file is derived. */
const forNow = 'public, max-age=60';

const sendPrivate = async (
  c: Call<{ Variables: RequestVariables }>,
  storageKey: string,
  width: ImageWidth,
): Promise<Response> => {
  const { storage } = c.var.ctx;
  // A small image has no file of 1200, and nothing is derived of a private one.
  const file =
    (await storage.open(imageKey(storageKey, width))) ?? (await storage.open(imageKey(storageKey, 600)));
  if (!file) throw apiError.notFound();
  return sendFile(c, file, { 'Content-Type': 'image/webp', ...privateHeaders });
};

/**
 * `/media/<key>/<width>.webp`: public images for everybody and for a year, others only with a signature of the last
 * 60 seconds. Anything else is 404, whether it exists or not (quality S33). Who takes AVIF gets the smaller AVIF at the
 * same address; a width or AVIF that nobody asked for before is derived after the response (quality P11).
 */
export const serveImages = (app: App): void => {
  const findPublic = createPublicImages();
  const deriveLater = createDeriver();
  app.get(
    '/media/:key{([0-9a-f]{32}|[0-9a-f]{38})}/:file{(150|300|600|1200)\\.webp}',
    async (c: Call<{ Variables: RequestVariables }>) => {
      c.set('route', '/media/:key/:file');
      const { ctx } = c.var;
      const storageKey = c.req.param('key') ?? '';
      const width = Number.parseInt(c.req.param('file') ?? '', 10) as ImageWidth;
      const { expires, signature } = c.req.query();
      if (signature && isSigned(ctx, imagePath(storageKey, width), { expires, signature })) {
        securityEvent(ctx, 'private-file-opened', { file: `pictures/${storageKey.slice(0, 8)}…` });
        return sendPrivate(c, storageKey, width);
      }
      const image = await findPublic(ctx, storageKey);
      if (!image) throw apiError.notFound();
      const { file, format, isProvisional } = await chooseFile(ctx.storage, image, {
        width,
        accept: c.req.header('accept') ?? '',
      });
      if (!file) throw apiError.notFound();
      if (isProvisional) deriveLater(ctx, image, width);
      return sendFile(c, file, {
        'Content-Type': `image/${format}`,
        'Cache-Control': isProvisional ? forNow : forever,
        Vary: 'Accept',
      });
    },
  );
};
