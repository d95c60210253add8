import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';

/** The most pieces of one thing in one order, whatever the stock. */
export const maxQuantity = 10_000;

/** How many pieces: an integer from 1 (quality S28). */
export const Quantity = v.pipe(
  v.number(messageId('quantity.invalid')),
  v.safeInteger(messageId('quantity.invalid')),
  v.minValue(1, messageId('quantity.invalid')),
  v.maxValue(maxQuantity, messageId('quantity.large')),
);

/** What a buyer wants the seller to know; may be empty. */
export const BuyerNote = v.pipe(
  v.string(messageId('field.invalid')),
  v.trim(),
  v.maxLength(200, messageId('note.long')),
);

/** The same about one item; nothing where it is left out. */
export const ItemNote = v.optional(BuyerNote, '');

/** SPEC 3: a cart item's flag on the wire. */
export const Checked = v.picklist(['0', '1'], messageId('field.invalid'));
