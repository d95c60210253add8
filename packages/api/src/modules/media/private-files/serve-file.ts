import type { Context as Call } from 'hono';
import { apiError } from '../../../platform/http/api-error.ts';
import type { App, RequestVariables } from '../../../platform/http/app.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { asAttachment, privateHeaders } from './private-headers.ts';
import { sendFile } from './send-file.ts';
import { isSigned } from './signature.ts';
import { signedAddress } from './signed-file-url.ts';

const types: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  webp: 'image/webp',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Enough to find the file, without its full name. */
const fileName = (key: string) => key.replace(/(\w{8})\w{8,}/, '$1…');

/** `/media/files/<key>?name=…`: one private file, with a signature that is still good. Anything else is 404. */
export const serveFiles = (app: App): void => {
  app.get('/media/files/:key{[a-z0-9/._-]+}', async (c: Call<{ Variables: RequestVariables }>) => {
    c.set('route', '/media/files/:key');
    const { ctx } = c.var;
    const key = c.req.param('key') ?? '';
    const { name = '', expires, signature } = c.req.query();
    if (!isSigned(ctx, signedAddress(key, name), { expires, signature })) throw apiError.notFound();
    const file = await ctx.storage.open(key);
    if (!file) throw apiError.notFound();
    securityEvent(ctx, 'private-file-opened', { file: fileName(key) });
    return sendFile(c, file, {
      ...privateHeaders,
      'Content-Type': types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'Content-Disposition': asAttachment(name),
    });
  });
};
