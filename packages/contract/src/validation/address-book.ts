import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';
import { locationRules } from './location.ts';
import { Phone } from './phone.ts';
import { text } from './text.ts';

/** One entry of the address book (SPEC 7 "Address", domain 4). */
export const addressBookRules = {
  /** The user's name for it: "Rumah", "Kantor". */
  label: text({ max: [30, 'address-book.label.long'] }),
  receiver_name: text({
    min: [2, 'address-book.receiver.length'],
    max: [100, 'address-book.receiver.length'],
    signs: ['.,', 'dropship.name.characters'],
  }),
  phone: Phone,
  ...locationRules,
  is_default: v.optional(v.boolean(messageId('field.invalid')), false),
};

/** How many addresses one user may save. */
export const maxAddresses = 20;
