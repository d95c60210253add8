import './providers.tables.ts';
import { createHash } from 'node:crypto';
import { message } from '@pasar/contract';
import type { Context as Call } from 'hono';
import type { Context } from '../context.ts';
import { json } from '../database/json.ts';
import { apiError } from '../http/api-error.ts';
import type { App, RequestVariables } from '../http/app.ts';
import { readText } from '../http/read-body.ts';
import { securityEvent } from '../security-events/security-event.ts';

/** Bytes of a notification. */
const longest = 64 * 1024;

/** Only what helps to find a fault: proofs are secrets. */
const shownHeaders = ['content-type', 'user-agent', 'x-request-id'];

const store = async (ctx: Context, provider: string, headers: Headers, body: string, result: string) => {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('provider_notifications')
    .values({
      provider,
      digest: createHash('sha256').update(body).digest('hex'),
      headers: json(Object.fromEntries(shownHeaders.map((name) => [name, headers.get(name) ?? '']))),
      body,
      received_at: now,
      handled_at: now,
      result,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'digest']).doUpdateSet({ handled_at: now, result }),
    )
    .execute();
};

export interface Webhook<P extends { name: string }> {
  /** With `:provider` in it. */
  path: string;
  providers(ctx: Context): readonly P[];
  /**
   * Checks the proof and lets the marketplace ask the provider soon: a notification moves nothing. Returns what came of
   * it. Throws 401 and 422.
   */
  take(ctx: Context, provider: P, message: { headers: Headers; body: string }): Promise<string>;
}

/** Where providers send notifications. It follows their formats, so it is not in the contract. */
export const serveProviderWebhook = <P extends { name: string }>(
  app: App,
  { path, providers, take }: Webhook<P>,
): void => {
  app.post(path, async (c: Call<{ Variables: RequestVariables }>) => {
    c.set('route', path);
    const { ctx } = c.var;
    const provider = providers(ctx).find(({ name }) => name === c.req.param('provider'));
    if (!provider) throw apiError.notFound();
    const { headers } = c.req.raw;
    const body = await readText(c.req.raw, longest);
    let result: string;
    try {
      result = await take(ctx, provider, { headers, body });
    } catch (error) {
      securityEvent(ctx, 'access-rejected', { path: path.replace(':provider', provider.name) });
      throw error;
    }
    await store(ctx, provider.name, headers, body, result);
    c.header('Cache-Control', 'no-store');
    return c.json({ code: 200, message: message('ok', ctx.locale), data: { result: result } });
  });
};
