import type { Context as Call } from 'hono';
import type { OpenFile } from '../../../ports/storage.ts';

/** Streams a stored file. A HEAD request must not leave the body open. */
export const sendFile = async (
  c: Call,
  { body, size }: OpenFile,
  headers: Record<string, string>,
): Promise<Response> => {
  const all: Record<string, string> = { 'X-Content-Type-Options': 'nosniff', ...headers };
  if (size !== null) all['Content-Length'] = String(size);
  if (c.req.method !== 'HEAD') return c.body(body, 200, all);
  if (body instanceof ReadableStream) await body.cancel();
  return c.body(null, 200, all);
};
