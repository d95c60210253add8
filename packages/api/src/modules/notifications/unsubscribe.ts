import { timingSafeEqual } from 'node:crypto';
import { listMailKinds } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { writePreference } from './preferences.ts';

const path = '/api/notifications/unsubscribe';

const sign = ({ keys }: Pick<Context, 'keys'>, userId: number): string =>
  keys.fingerprint('unsubscribe', String(userId));

const findUser = (ctx: Context, ticket: string): number => {
  const [, id = '', signature = ''] = /^(\d{1,15})\.([\w-]{1,100})$/.exec(ticket) ?? [];
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(ctx, Number(id)))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw apiError.notFound();
  return Number(id);
};

/** What mail programs offer as a button: one request without a page or an account ends the letters (RFC 8058). */
export const unsubscribeHeaders = (ctx: Context, userId: number): Record<string, string> => ({
  'List-Unsubscribe': `<${ctx.publicUrl}${path}/${userId}.${sign(ctx, userId)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Ends the daily letters of a user, and those about promos. */
const unsubscribe = (ctx: Context, userId: number) =>
  inTransaction(ctx, async (ctxInTx) => {
    for (const audience of ['buyer', 'merchant'] as const) {
      for (const { kind, mails } of listMailKinds(audience)) {
        if (!mails.includes('daily')) continue;
        await writePreference(ctxInTx, userId, { audience, kind, mail: 'off' });
      }
    }
  });

/** A look at the address changes nothing: scanners of mail open every link. It leads to the settings. */
export const serveUnsubscribe = (app: App): void => {
  app.get(`${path}/:ticket`, (c) => {
    c.set('route', `${path}/:ticket`);
    const { ctx } = c.var;
    findUser(ctx, c.req.param('ticket'));
    return c.redirect(ctx.linkTo('buyer.notificationSettings'), 303);
  });
  app.post(`${path}/:ticket`, async (c) => {
    c.set('route', `${path}/:ticket`);
    const { ctx } = c.var;
    await unsubscribe(ctx, findUser(ctx, c.req.param('ticket')));
    return c.body(null, 200, { 'cache-control': 'no-store' });
  });
};
