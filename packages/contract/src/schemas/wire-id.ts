import * as v from 'valibot';
import { isMonth } from '../dates.ts';
import { messageId } from '../messages/message-id.ts';

/** An id in a JSON body. */
export const BodyId = v.pipe(
  v.number(messageId('field.required')),
  v.safeInteger(messageId('field.invalid')),
  v.minValue(1, messageId('field.invalid')),
);

/** An id in a path or a query. */
export const PathId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(1),
);

/** A calendar day of a query, `2026-11-21`, in Asia/Jakarta. */
export const Day = v.pipe(
  v.string(messageId('field.invalid')),
  v.isoDate(messageId('field.invalid')),
  // The pattern lets 2026-02-30 through; the calendar does not.
  v.check((day) => {
    const at = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  }, messageId('field.invalid')),
);

/** A calendar month of a query, `2026-11`, in Asia/Jakarta. */
export const Month = v.pipe(
  v.string(messageId('field.invalid')),
  v.check(isMonth, messageId('field.invalid')),
);

/** An order's, payment's or withdrawal's code; its last 5 characters are random. */
export const TransactionCode = v.pipe(
  v.string(messageId('field.required')),
  v.regex(/^[A-Z]{2,4}-\d{8}-[A-Z0-9]{5}$/),
);
