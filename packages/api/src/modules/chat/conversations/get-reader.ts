import type { ChatSide } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import { getCurrentUserId } from '../../../platform/http/get-current-user.ts';

/** Who reads or writes: a buyer, or the owner of a store. */
export interface ChatReader {
  side: ChatSide;
  userId: number;
  /** Of the conversation `c`: whether it is the reader's. */
  isOwn: RawBuilder<boolean>;
}

/** The current user on one side. Throws 401, and 403 for the seller's side without a store. */
export const getReader = (ctx: Context, side: ChatSide): ChatReader => {
  const userId = getCurrentUserId(ctx);
  const isOwn =
    side === 'buyer'
      ? sql<boolean>`c.user_id = ${userId}`
      : sql<boolean>`c.merchant_id = ${getCurrentMerchantId(ctx)}`;
  return { side, userId, isOwn };
};

export const otherSide = (side: ChatSide): ChatSide => (side === 'buyer' ? 'seller' : 'buyer');
