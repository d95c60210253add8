import * as v from 'valibot';

/** Rows of one bulk call of the back office (B8). */
export const maxBulkRows = 200;

/** Seconds within which whoever changed rows in bulk takes it back; only afterwards are people notified. */
export const bulkUndoSeconds = 15;

/** Above this many rows a change that cannot be undone is confirmed by typing how many there are. */
export const typedAbove = 20;

/** What happened to each row: it was done, or this is why not. */
const resultFor = <Id extends v.GenericSchema<unknown, number | string>>(id: Id) =>
  v.object({ done: v.array(id), failed: v.array(v.object({ id, message: v.string() })) });
export const BulkResult = resultFor(v.number());
export type BulkResult = v.InferOutput<typeof BulkResult>;
/** The same where rows have codes. */
export const BulkCodesResult = resultFor(v.string());
export type BulkCodesResult = v.InferOutput<typeof BulkCodesResult>;
