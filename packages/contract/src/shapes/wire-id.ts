import * as v from 'valibot';
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
export const Day = v.pipe(v.string(), v.isoDate());

/** An order's, payment's or withdrawal's code; its last 5 characters are random. */
export const TradeCode = v.pipe(
  v.string(messageId('field.required')),
  v.regex(/^[A-Z]{2,4}-\d{8}-[A-Z0-9]{5}$/),
);
