import type { Context } from '../../../platform/context.ts';
import { getActorId, type TransitionActor } from '../state-machine/transition-actor.ts';

interface Said {
  complaintId: number;
  mover: Extract<TransitionActor, { by: 'buyer' | 'seller' | 'staff' }>;
  text: string;
}

/** Adds a message to a complaint; an empty one is not stored. */
export const addComplaintMessage = async (
  ctx: Context,
  { complaintId, mover, text }: Said,
): Promise<void> => {
  if (text.trim() === '') return;
  await ctx.db
    .insertInto('complaint_messages')
    .values({
      complaint_id: complaintId,
      actor: mover.by,
      actor_id: getActorId(mover),
      text,
      at: ctx.clock.now(),
    })
    .execute();
};
