import { complaintTypeNames, orderDeadlines } from '@pasar/contract';
import { hour } from '../../../../platform/clock.ts';
import type { Context } from '../../../../platform/context.ts';
import { json } from '../../../../platform/database/json.ts';
import { apiError } from '../../../../platform/http/api-error.ts';
import type { OrderTransition } from '../order-transition.ts';
import { getActorId } from '../transition-actor.ts';

/** T15 and T16: stores what the buyer complains about; the seller has three days to reply. */
export const openComplaint = async (ctx: Context, move: OrderTransition): Promise<void> => {
  const { rule, reason, note, data, now } = move;
  if (rule.to !== 'complained') return;
  const type = complaintTypeNames.find((name) => name === reason);
  if (!type) throw apiError.invalid({ reason: ['order.reason.required'] });
  for (const order of move.orders) {
    const { id } = await ctx.db
      .insertInto('complaints')
      .values({
        order_id: order.id,
        type,
        amount: data?.complaint?.amount ?? order.grand_total,
        media_ids: json(data?.complaint?.mediaIds ?? []),
        due_at: new Date(now.getTime() + orderDeadlines.replyToComplaint * hour),
        created_at: now,
        closed_at: null,
        refunded: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ctx.db
      .insertInto('complaint_messages')
      .values({
        complaint_id: id,
        actor: 'buyer',
        actor_id: getActorId(move.mover),
        text: note ?? '',
        at: now,
      })
      .execute();
  }
};
