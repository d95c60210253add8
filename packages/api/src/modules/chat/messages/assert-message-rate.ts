import { chatLimits, type MessageId } from '@pasar/contract';
import { day, earlier, hour, minute, second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { createMessage } from '../../../platform/message.ts';

interface Window {
  limit: number;
  lasts: number;
  text: MessageId;
  /** The unit of the text. */
  unit: number;
}

const windows: readonly Window[] = [
  { limit: chatLimits.perMinute, lasts: minute, text: 'chat.many.seconds', unit: second },
  { limit: chatLimits.perDay, lasts: day, text: 'chat.many.hours', unit: hour },
];

/** Throws 429 with the wait. The author's row is locked, so that simultaneous messages are counted one by one. */
export const assertMessageRate = async ({ db, clock }: Context, authorId: number): Promise<void> => {
  for (const { limit, lasts, text, unit } of windows) {
    const oldest = await db
      .selectFrom('messages')
      .select('sent_at')
      .where('author_id', '=', authorId)
      .where('sent_at', '>', earlier(clock, lasts))
      .orderBy('sent_at', 'desc')
      .offset(limit - 1)
      .limit(1)
      .executeTakeFirst();
    if (!oldest) continue;
    const wait = Math.max(second, oldest.sent_at.getTime() + lasts - clock.now().getTime());
    const seconds = Math.ceil(wait / second);
    throw new ApiError(429, createMessage(text, { n: Math.ceil(wait / unit) }), {
      retryAfter: seconds,
      data: { wait: seconds },
    });
  }
};
