import type { StepUpAction } from '@pasar/contract';
import { earlier, hour, second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { spendOfNetwork } from '../../../platform/counters/spend-of-network.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findPass } from '../devices/known-devices.ts';
import { type CodeLimit, codeLimits, passLimits } from './code-rules.ts';

/** Milliseconds until the limits allow the next code; 0 when they do now. `sent` is newest first. */
export const waitForCode = (
  sent: readonly Date[],
  now: Date,
  limits: readonly CodeLimit[] = codeLimits,
): number =>
  Math.max(
    0,
    ...limits.map(({ codes, within }) => {
      const blocking = sent[codes - 1];
      return blocking ? blocking.getTime() + within - now.getTime() : 0;
    }),
  );

interface CodeAsker {
  email: string;
  deviceHash: string | null;
  /** The browser was opened from an email to this address. */
  provesMailbox: boolean;
  /** Codes of a step-up are counted for each action. */
  action?: StepUpAction | undefined;
}

interface CodeWait {
  /** Milliseconds until a code may go out; 0 when it may now. */
  now: number;
  /** Milliseconds until the next one, if one goes out now. */
  afterThis: number;
  /** Its codes are counted separately from those of other users and of the same network. */
  isTrusted: boolean;
}

/**
 * How long a browser waits for a code to an address. A browser with a pass for the account, or opened from an email
 * to the address, may request two additional codes an hour, so that others cannot use up all of them.
 */
export const readCodeWait = async (
  ctx: Context,
  { email, deviceHash, provesMailbox, action }: CodeAsker,
): Promise<CodeWait> => {
  const at = ctx.clock.now();
  const since = earlier(ctx.clock, hour);
  const codes = await ctx.db
    .selectFrom('codes')
    .select(['created_at', 'requester_hash'])
    .where('email', '=', email)
    .where('action', action === undefined ? 'is' : '=', action ?? null)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  const pass = await findPass(ctx, { email, deviceHash: deviceHash ?? '' });
  const isTrusted = pass !== undefined || provesMailbox;
  const all = codes.map(({ created_at }) => created_at);
  const own = codes
    .filter(({ requester_hash }) => requester_hash === deviceHash)
    .map(({ created_at }) => created_at);
  const wait = (earlierOnes: Date[]) => {
    const general = waitForCode([...earlierOnes, ...all], at);
    return isTrusted ? Math.min(general, waitForCode([...earlierOnes, ...own], at, passLimits)) : general;
  };
  return { now: wait([]), afterThis: wait([at]), isTrusted };
};

/** Counts a code of the caller's network. Returns 0, or the milliseconds until it may have one again. */
export const countCodeOfNetwork = async (ctx: Context): Promise<number> => {
  try {
    await spendOfNetwork(ctx, 'codes', { points: ctx.limits.codesPerAddress, seconds: hour / second });
    return 0;
  } catch (error) {
    if (error instanceof ApiError && error.retryAfter) return error.retryAfter * second;
    throw error;
  }
};
