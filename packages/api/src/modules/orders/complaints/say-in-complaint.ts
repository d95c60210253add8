import type { Context } from '../../../platform/context.ts';
import { type Mover, moverId } from '../machine/mover.ts';

interface Said {
  complaintId: number;
  mover: Extract<Mover, { by: 'buyer' | 'seller' | 'desk' }>;
  text: string;
}

/** Adds what somebody wrote to a complaint; silence is not kept. */
export const sayInComplaint = async (ctx: Context, { complaintId, mover, text }: Said): Promise<void> => {
  if (text.trim() === '') return;
  await ctx.db
    .insertInto('complaint_messages')
    .values({
      complaint_id: complaintId,
      actor: mover.by,
      actor_id: moverId(mover),
      text,
      at: ctx.clock.now(),
    })
    .execute();
};
