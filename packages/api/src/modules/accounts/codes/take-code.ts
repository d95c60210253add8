import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import { type ApiError, apiError } from '../../../platform/http/api-error.ts';
import { createMessage } from '../../../platform/message.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import type { CodeRow, Codes } from '../accounts.tables.ts';
import { codeKey, codeTries } from './code-rules.ts';
import { codeState, isOwnCode } from './code-state.ts';
import { type CodeSearch, findCode } from './find-code.ts';

const refusal = (left: number): ApiError => {
  if (left <= 0) return apiError.invalid({ code: ['code.void'] });
  return apiError.invalid({ code: [left === 1 ? 'code.wrong-last' : createMessage('code.wrong', { left })] });
};

/** Counts an attempt before it compares the code: fifty at once still count as five (quality S3). */
const countTry = async (ctx: Context, { id }: CodeRow, isOwn: boolean) => {
  const column = isOwn ? 'requester_tries' : 'tries';
  let open = ctx.db
    .updateTable('codes')
    .set((row) => ({ [column]: row(column, '+', 1) }))
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .where('requester_tries', '<', codeTries);
  if (!isOwn) open = open.where('tries', '<', codeTries);
  const counted = await open.returning(['code_hash', column]).executeTakeFirst();
  return counted && { code_hash: counted.code_hash, tries: counted[column] };
};

/** Why a code accepts no attempt any more, by its current state: others may have tried since it was found. */
const reasonNow = async (ctx: Context, { id }: CodeRow, deviceHash: string | null): Promise<ApiError> => {
  const code = await ctx.db.selectFrom('codes').selectAll().where('id', '=', id).executeTakeFirst();
  return codeState(ctx, code, deviceHash) === 'void'
    ? refusal(0)
    : apiError.invalid({ code: ['code.expired'] });
};

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

interface TakenCode {
  purpose: Codes['purpose'];
  /** The registration for which the browser requested it; null for another browser or for no registration. */
  registrationId: number | null;
  /** The rupiah that a code of a step-up covers at most. */
  amount: number | null;
}

/**
 * Uses up the code that counts in a browser. Call it outside a transaction: a wrong attempt must stay counted.
 * Throws 422 on `code`, with the same message for addresses without an account.
 */
export const takeCode = async (
  ctx: Context,
  { code, ...search }: CodeSearch & { code: string },
): Promise<TakenCode> => {
  const { deviceHash } = search;
  const found = await findCode(ctx, search);
  if (!found) {
    securityEvent(ctx, 'code-rejected', { reason: 'none open' });
    throw apiError.invalid({ code: ['code.expired'] });
  }
  const isOwn = isOwnCode(found, deviceHash);
  const counted = await countTry(ctx, found, isOwn);
  if (!counted) {
    securityEvent(ctx, 'code-rejected', { reason: 'none open' });
    throw await reasonNow(ctx, found, deviceHash);
  }
  const given = ctx.keys.fingerprint(codeKey, `${found.id}:${code}`);
  if (!counted.code_hash || !same(given, counted.code_hash)) {
    securityEvent(ctx, 'code-rejected', { reason: 'wrong', tries: counted.tries });
    throw refusal(codeTries - counted.tries);
  }
  const used = await ctx.db
    .updateTable('codes')
    .set({ closed_at: ctx.clock.now() })
    .where('id', '=', found.id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw apiError.invalid({ code: ['code.expired'] });
  return {
    purpose: found.purpose,
    registrationId: isOwn ? found.registration_id : null,
    amount: found.amount,
  };
};
