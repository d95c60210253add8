import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';

/** Days after a decision in which its owner may appeal, once (back-office B17). */
export const appealDays = 180;
/** Hours in which a colleague decides an appeal. */
export const appealHours = 72;
export const maxAppealLength = 500;
export const appealStates = ['open', 'granted', 'rejected'] as const;

/** Why something of mine is blocked or hidden, and my appeal. */
export const Appeal = v.object({
  moderation_id: v.number(),
  reason: v.string(),
  note: v.string(),
  at: v.string(),
  /** Until then one can appeal. */
  appeal_until: v.string(),
  /** Null before it. */
  appeal: v.nullable(
    v.object({
      text: v.string(),
      state: v.picklist(appealStates),
      created_at: v.string(),
      /** What staff wrote when they decided. */
      note: v.nullable(v.string()),
    }),
  ),
  server_time: v.string(),
});
export type Appeal = v.InferOutput<typeof Appeal>;

export const appeals = {
  read: endpoint({
    method: 'GET',
    path: '/appeals/detail',
    summary: 'Why my product is blocked or my review hidden, and my appeal',
    access: 'user',
    query: v.object({ subject_type: v.picklist(['product', 'review']), subject_id: PathId }),
    data: Appeal,
  }),
  create: endpoint({
    method: 'POST',
    path: '/appeals/create',
    summary: 'Appeal once, within 180 days, when my product is blocked or my review hidden',
    access: 'user',
    idempotent: true,
    body: v.object({
      moderation_id: BodyId,
      text: v.pipe(
        v.string(messageId('appeal.text.required')),
        v.trim(),
        v.nonEmpty(messageId('appeal.text.required')),
        v.maxLength(maxAppealLength, messageId('appeal.text.long')),
      ),
    }),
    data: Appeal,
  }),
};
