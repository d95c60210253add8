import type { Context } from '../../../platform/context.ts';
import { hint } from '../../../platform/live/hint.ts';
import type { ConversationRow } from './read-conversations.ts';

/** Tells the pages of both sides that a conversation changed. */
export const hintConversation = (
  ctx: Context,
  { id, user_id, merchant_id }: Pick<ConversationRow, 'id' | 'user_id' | 'merchant_id'>,
): Promise<void> => {
  const changed = { kind: 'chat', ref: String(id) } as const;
  return hint(
    ctx,
    { audience: 'user', ownerId: user_id, ...changed },
    { audience: 'store', ownerId: merchant_id, ...changed },
  );
};
