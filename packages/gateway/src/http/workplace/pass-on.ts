import type { Context } from 'hono';
import { proxy } from 'hono/proxy';

/** The same request at the deployed market, which would not take it from another origin. */
export const passOn = (c: Context, at: string): Promise<Response> => {
  const { pathname, search } = new URL(c.req.url);
  const { host: _, ...headers } = c.req.header();
  return proxy(new URL(pathname + search, at), {
    raw: c.req.raw,
    headers: { ...headers, ...(headers.origin !== undefined && { origin: new URL(at).origin }) },
    redirect: 'manual',
  }).catch((error) => c.text(`${at} does not answer: ${error}`, 502));
};
