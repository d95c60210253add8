import type { StepUpAction } from '@pasar/contract';
import { later, second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import type { Codes } from '../accounts.tables.ts';
import { parseDevice } from '../sessions/parse-device.ts';
import { codeLifetimeMs } from './code-rules.ts';
import { codeState } from './code-state.ts';
import type { CodeStatus } from './code-status.ts';
import { findCode } from './find-code.ts';
import { countCodeOfNetwork, readCodeWait } from './wait-for-code.ts';

interface WantedCode {
  /** In canonical form; need not belong to an account. */
  email: string;
  purpose: Codes['purpose'];
  /** The signed-in user who alone may use it. */
  userId?: number;
  /** The browser that makes the request; null where the session is enough. */
  deviceHash: string | null;
  /** The registration that it is to confirm. */
  registrationId?: number;
  /** The browser was opened from an email to this address. */
  provesMailbox?: boolean;
  /** What it is to confirm, and the rupiah that it covers at most. */
  stepUp?: { action: StepUpAction; amount: number | null };
}

/** Holds the address until the commit: two requests at once count each other. */
const holdRecipient = (ctx: Context, email: string) =>
  ctx.db
    .insertInto('code_recipients')
    .values({ email })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .execute();

const toSeconds = (milliseconds: number) => Math.ceil(milliseconds / second);

/**
 * Orders a code, which is generated and emailed after the commit. Codes that others requested stay valid in their
 * browsers. The work is the same whether or not the address has an account. Within 60 s of the last one, after 3 in
 * 15 minutes and after 5 in an hour it orders none, and returns the state of the earlier one.
 */
export const issueCode = (ctx: Context, wanted: WantedCode): Promise<CodeStatus> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { db, clock, ip, locale, userAgent } = ctxInTx;
    const {
      email,
      purpose,
      userId = null,
      deviceHash,
      registrationId = null,
      provesMailbox = false,
      stepUp,
    } = wanted;
    const action = stepUp?.action;
    await holdRecipient(ctxInTx, email);
    const wait = await readCodeWait(ctxInTx, { email, deviceHash, provesMailbox, action });
    const blocked = wait.now || (wait.isTrusted ? 0 : await countCodeOfNetwork(ctxInTx));
    if (blocked > 0) {
      const earlier = await findCode(ctxInTx, { email, purposes: [purpose], userId, deviceHash, action });
      return { code: codeState(ctxInTx, earlier, deviceHash), wait: toSeconds(blocked) };
    }
    const { id: codeId } = await db
      .insertInto('codes')
      .values({
        email,
        purpose,
        user_id: userId,
        registration_id: registrationId,
        requester_hash: deviceHash,
        code_hash: null,
        action: action ?? null,
        amount: stepUp?.amount ?? null,
        created_at: clock.now(),
        expires_at: later(clock, codeLifetimeMs),
        closed_at: null,
        ip,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await emit(ctxInTx, 'accounts.code-wanted', { codeId, locale, ...parseDevice(userAgent) });
    securityEvent(ctxInTx, 'code-issued', { purpose });
    return { code: 'sent', wait: toSeconds(wait.afterThis) };
  });
