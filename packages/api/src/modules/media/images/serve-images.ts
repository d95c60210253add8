import type { Context as Call } from 'hono';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import type { App, RequestVariables } from '../../../platform/http/app.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { privateHeaders } from '../private-files/private-headers.ts';
import { sendFile } from '../private-files/send-file.ts';
import { isSigned } from '../private-files/signature.ts';
import { type ImageWidth, imageKey, imagePath } from './image-files.ts';

/** A public image never becomes private again, so its row is cached. */
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
  width: ImageWidth,
  headers: Record<string, string>,
): Promise<Response> => {
  const { storage } = c.var.ctx;
  const file =
    (await storage.open(imageKey(storageKey, width))) ??
    // A small image has no file of 1200: its largest one is its full size.
    (width === 1200 ? await storage.open(imageKey(storageKey, 600)) : null);
  if (!file) throw apiError.notFound();
  return sendFile(c, file, { 'Content-Type': 'image/webp', ...headers });
};

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * `/media/<key>/<width>.webp`: public images for everybody and for a year, others only with a signature of the last
 * 60 seconds. Anything else is 404, whether it exists or not (quality S33).
 */
export const serveImages = (app: App): void => {
  const isPublic = createPublicKeys();
  app.get(
    '/media/:key{[0-9a-f]{32}}/:file{(150|300|600|1200)\\.webp}',
    async (c: Call<{ Variables: RequestVariables }>) => {
      c.set('route', '/media/:key/:file');
      const { ctx } = c.var;
      const storageKey = c.req.param('key') ?? '';
      const width = Number.parseInt(c.req.param('file') ?? '', 10) as ImageWidth;
      const { expires, signature } = c.req.query();
      if (signature && isSigned(ctx, imagePath(storageKey, width), { expires, signature })) {
        securityEvent(ctx, 'private-file-opened', { file: `pictures/${storageKey.slice(0, 8)}…` });
        return send(c, storageKey, width, privateHeaders);
      }
      if (await isPublic(ctx, storageKey)) return send(c, storageKey, width, forever);
      throw apiError.notFound();
    },
  );
};
