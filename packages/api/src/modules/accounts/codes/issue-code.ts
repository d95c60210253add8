import { earlier, hour, later, second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { spendOfNetwork } from '../../../platform/counters/spend-of-network.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { failure } from '../../../platform/http/failure.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { securityEvent } from '../../../platform/security-event.ts';
import type { Codes } from '../accounts.tables.ts';
import { closeCodes } from './close-codes.ts';
import { codeLife, codeLimits, codePause } from './code-rules.ts';

interface WantedCode {
  /** In canonical form; need not belong to an account. */
  email: string;
  purpose: Codes['purpose'];
  /** The signed-in person who alone may use it. */
  userId?: number;
}

/** Holds the address until the commit: two requests at once count each other. */
const holdRecipient = (ctx: Context, email: string) =>
  ctx.db
    .insertInto('code_recipients')
    .values({ email })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .execute();

/** Milliseconds until the limits allow the next code; 0 when they do now. `sent` is newest first. */
export const waitForCode = (sent: readonly Date[], now: Date): number =>
  Math.max(
    0,
    ...codeLimits.map(({ codes, within }) => {
      const blocking = sent[codes - 1];
      return blocking ? blocking.getTime() + within - now.getTime() : 0;
    }),
  );

const refuseTooMany = async (ctx: Context, email: string) => {
  const since = earlier(ctx.clock, hour);
  const sent = await ctx.db
    .selectFrom('codes')
    .select('created_at')
    .where('email', '=', email)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  const wait = waitForCode(
    sent.map(({ created_at }) => created_at),
    ctx.clock.now(),
  );
  if (wait > 0) throw failure.tooMany(wait / second, 'code.wait');
  await spendOfNetwork(ctx, 'codes', { points: ctx.limits.codesPerAddress, seconds: 3_600 }, 'code.wait');
};

/**
 * Voids the open codes of an address and orders a new one, which is drawn and mailed after the commit. The work is
 * the same whether or not the address has an account. Returns the seconds until the next code may be asked for.
 * Throws 429 within 60 s of the last code, after 3 in 15 minutes, after 5 in an hour.
 */
export const issueCode = (ctx: Context, { email, purpose, userId }: WantedCode): Promise<number> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { db, clock, ip, locale } = ctxInTx;
    await holdRecipient(ctxInTx, email);
    await refuseTooMany(ctxInTx, email);
    const now = clock.now();
    await closeCodes(ctxInTx, email);
    const { id: codeId } = await db
      .insertInto('codes')
      .values({
        email,
        purpose,
        user_id: userId ?? null,
        code_hash: null,
        created_at: now,
        expires_at: later(clock, codeLife),
        closed_at: null,
        ip,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await emit(ctxInTx, 'accounts.code-wanted', { codeId, locale });
    securityEvent(ctxInTx, 'code-issued', { purpose });
    return codePause / second;
  });
