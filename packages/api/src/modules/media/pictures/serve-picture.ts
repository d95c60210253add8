import type { Context as Call } from 'hono';
import type { Context } from '../../../platform/context.ts';
import type { App, RequestVariables } from '../../../platform/http/app.ts';
import { failure } from '../../../platform/http/failure.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { privateHeaders } from '../signed/private-headers.ts';
import { sendFile } from '../signed/send-file.ts';
import { isSigned } from '../signed/signature.ts';
import { type PictureWidth, pictureKey, picturePath } from './picture-files.ts';

/** A public picture never becomes private again, so that it is looked up once. */
const rememberedKeys = 20_000;

const createPublicKeys = () => {
  const known = new Set<string>();
  return async (ctx: Context, key: string): Promise<boolean> => {
    if (known.has(key)) return true;
    const row = await ctx.db
      .selectFrom('media')
      .select('id')
      .where('storage_key', '=', key)
      .where('visibility', '=', 'public')
      .executeTakeFirst();
    if (!row) return false;
    if (known.size >= rememberedKeys) known.clear();
    known.add(key);
    return true;
  };
};

const send = async (
  c: Call<{ Variables: RequestVariables }>,
  storageKey: string,
  width: PictureWidth,
  headers: Record<string, string>,
): Promise<Response> => {
  const { storage } = c.var.ctx;
  const file =
    (await storage.open(pictureKey(storageKey, width))) ??
    // A small picture has no file of 1200: its largest one has all its pixels.
    (width === 1200 ? await storage.open(pictureKey(storageKey, 600)) : null);
  if (!file) throw failure.notFound();
  return sendFile(c, file, { 'Content-Type': 'image/webp', ...headers });
};

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * `/media/<key>/<width>.webp`: public pictures for everybody and for a year, others only with a signature of the last
 * 60 seconds. Anything else is 404, whether it exists or not (quality S33).
 */
export const servePictures = (app: App): void => {
  const isPublic = createPublicKeys();
  app.get(
    '/media/:key{[0-9a-f]{32}}/:file{(150|300|600|1200)\\.webp}',
    async (c: Call<{ Variables: RequestVariables }>) => {
      c.set('route', '/media/:key/:file');
      const { ctx } = c.var;
      const storageKey = c.req.param('key') ?? '';
      const width = Number.parseInt(c.req.param('file') ?? '', 10) as PictureWidth;
      const { expires, signature } = c.req.query();
      if (signature && isSigned(ctx, picturePath(storageKey, width), { expires, signature })) {
        securityEvent(ctx, 'private-file-opened', { file: `pictures/${storageKey.slice(0, 8)}…` });
        return send(c, storageKey, width, privateHeaders);
      }
      if (await isPublic(ctx, storageKey)) return send(c, storageKey, width, forever);
      throw failure.notFound();
    },
  );
};
