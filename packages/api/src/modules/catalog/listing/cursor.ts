import { apiError } from '../../../platform/http/api-error.ts';
import { otherOrder } from './order-name.ts';

/** A place in an order: the keys of a product there, and whether the list goes on after or before it. */
export interface Cursor {
  direction: 'after' | 'before';
  keys: readonly number[];
}

/** As callers send it; `order` names the order that the place belongs to. */
export const writeCursor = (order: string, { direction, keys }: Cursor): string =>
  Buffer.from(JSON.stringify([order, direction, ...keys])).toString('base64url');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
};

/**
 * Throws 422 for a damaged cursor and for one of another list. Null for one that was written before the search went
 * away or came back, where the page's number says the place as well as anything.
 */
export const readCursor = (text: string, order: string, length: number): Cursor | null => {
  const parsed = parse(text);
  const [itsOrder, direction, ...keys] = Array.isArray(parsed) ? parsed : [];
  const isPlace =
    (direction === 'after' || direction === 'before') &&
    keys.every((key) => typeof key === 'number' && Number.isFinite(key));
  if (isPlace && itsOrder === otherOrder(order)) return null;
  if (!isPlace || itsOrder !== order || keys.length !== length)
    throw apiError.invalid({ after: ['cursor.invalid'] });
  return { direction, keys };
};
