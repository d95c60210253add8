import type { Context } from '../../../platform/context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { formatMessage } from '../../../platform/message.ts';

/**
 * Works on each row by itself, in a separate transaction: what the server refuses about one leaves the others as they
 * are (B8). Anything but a refusal ends the call; the rows before it stay done.
 */
export const eachRow = async <Row, Id extends number | string>(
  { locale }: Context,
  rows: readonly Row[],
  idOf: (row: Row) => Id,
  work: (row: Row) => Promise<unknown>,
): Promise<{ done: Id[]; failed: { id: Id; message: string }[] }> => {
  const done: Id[] = [];
  const failed: { id: Id; message: string }[] = [];
  for (const row of new Map(rows.map((one) => [idOf(one), one])).values()) {
    try {
      await work(row);
      done.push(idOf(row));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failed.push({ id: idOf(row), message: formatMessage(error.words, locale) });
    }
  }
  return { done, failed };
};
