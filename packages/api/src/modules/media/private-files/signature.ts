import { timingSafeEqual } from 'node:crypto';
import { later } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';

const signature = (ctx: Context, address: string, expires: number) =>
  ctx.keys.fingerprint('media address', `${address}?${expires}`);

/** The query that opens one address for a while, for whoever holds it. `milliseconds` from the clock's now. */
export const signedQuery = (ctx: Context, address: string, milliseconds: number): string => {
  const expires = later(ctx.clock, milliseconds).getTime();
  return `expires=${expires}&signature=${signature(ctx, address, expires)}`;
};

/** Whether a signature belongs to this address and is still good. */
export const isSigned = (
  ctx: Context,
  address: string,
  query: { expires?: string; signature?: string },
): boolean => {
  const expires = Number(query.expires);
  if (!Number.isSafeInteger(expires) || expires <= ctx.clock.now().getTime()) return false;
  const wanted = Buffer.from(signature(ctx, address, expires));
  const given = Buffer.from(query.signature ?? '');
  return wanted.length === given.length && timingSafeEqual(wanted, given);
};
