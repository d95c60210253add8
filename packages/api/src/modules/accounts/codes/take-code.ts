import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import { type Failure, failure } from '../../../platform/http/failure.ts';
import { securityEvent } from '../../../platform/security-event.ts';
import { say } from '../../../platform/words.ts';
import type { Codes } from '../accounts.tables.ts';
import { codeKey, codeTries } from './code-rules.ts';

const refusal = (left: number): Failure => {
  if (left <= 0) return failure.invalid({ code: ['code.void'] });
  return failure.invalid({ code: [left === 1 ? 'code.wrong-last' : say('code.wrong', { left })] });
};

/** Counts a try against the newest code before looking at it: fifty at once are still five (quality S3). */
const countTry = (ctx: Context, codeId: number) =>
  ctx.db
    .updateTable('codes')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('id', '=', codeId)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .where('tries', '<', codeTries)
    .returning(['tries', 'code_hash', 'purpose'])
    .executeTakeFirst();

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

interface GivenCode {
  /** In canonical form. */
  email: string;
  code: string;
  /** What it may be for; a code for anything else counts as none. */
  purposes: readonly Codes['purpose'][];
  /** Whose sign-in must have asked for it; null where visitors ask. */
  userId: number | null;
}

/**
 * Uses up the newest code of an address and returns what it was for. Call it outside a transaction: a wrong try must
 * stay counted. Throws 422 on `code`, in the same words for addresses without an account.
 */
export const takeCode = async (
  ctx: Context,
  { email, code, purposes, userId }: GivenCode,
): Promise<Codes['purpose']> => {
  const latest = await ctx.db
    .selectFrom('codes')
    .select(['id', 'tries', 'closed_at', 'purpose', 'user_id'])
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const newest =
    latest && purposes.includes(latest.purpose) && latest.user_id === userId ? latest : undefined;
  const counted = newest && (await countTry(ctx, newest.id));
  if (!counted) {
    securityEvent(ctx, 'code-refused', { reason: 'none open' });
    throw newest && newest.tries >= codeTries && !newest.closed_at
      ? refusal(0)
      : failure.invalid({ code: ['code.expired'] });
  }
  const given = ctx.keys.fingerprint(codeKey, `${newest.id}:${code}`);
  if (!counted.code_hash || !same(given, counted.code_hash)) {
    securityEvent(ctx, 'code-refused', { reason: 'wrong', tries: counted.tries });
    throw refusal(codeTries - counted.tries);
  }
  const used = await ctx.db
    .updateTable('codes')
    .set({ closed_at: ctx.clock.now() })
    .where('id', '=', newest.id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw failure.invalid({ code: ['code.expired'] });
  return counted.purpose;
};
