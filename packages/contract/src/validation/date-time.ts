import * as v from 'valibot';
import type { MessageId } from '../messages/message.ts';
import { messageId } from '../messages/message-id.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The pattern lets 2026-02-30 through; the calendar does not. */
const isOnCalendar = (text: string) => {
  const at = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 10));
};

const isMoment = (text: string) =>
  (day.test(text) || time.test(text)) && isOnCalendar(text) && !Number.isNaN(Date.parse(text));

const edges = { start: 'T00:00:00.000+07:00', end: 'T23:59:59.999+07:00' } as const;

/**
 * A time as an ISO text in UTC: given with its offset, or as a day alone, which means the start or the end of that
 * day in Asia/Jakarta.
 */
export const dateTime = (required: MessageId, edge: keyof typeof edges) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.check(isMoment, messageId('field.invalid')),
    v.transform((text) => new Date(day.test(text) ? `${text}${edges[edge]}` : text).toISOString()),
  );
