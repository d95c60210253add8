import type { ChatSide } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';

/** Who reads or writes: a buyer, or the owner of a store. */
export interface ChatReader {
  side: ChatSide;
  userId: number;
  /** Of the conversation `c`: whether it is the reader's. */
  isOwn: RawBuilder<boolean>;
}

/** The current user on one side. Throws 401, and 403 for the seller's side without a store. */
export const getReader = (ctx: Context, side: ChatSide): ChatReader => {
  if (ctx.actor.kind !== 'user') throw apiError.unauthorized();
  const { userId } = ctx.actor;
  const isOwn =
    side === 'buyer'
      ? sql<boolean>`c.user_id = ${userId}`
      : sql<boolean>`c.merchant_id = ${getCurrentMerchantId(ctx)}`;
  return { side, userId, isOwn };
};

export const otherSide = (side: ChatSide): ChatSide => (side === 'buyer' ? 'seller' : 'buyer');
