import * as v from 'valibot';
import type { MessageId } from '../messages/message.ts';
import { messageId } from '../messages/message-id.ts';
import { withoutSeparators } from './separators.ts';

/** A number without separators as it is dialled here: `+62`, `0062` and `62` become `0`. */
export const completePhone = (number: string): string =>
  number.replace(/^(?:\+|00)620?(?=\d)/, '0').replace(/^620?(?=[28])/, '0');

/** A pasted number as it is dialled here, without spaces, dashes, dots or brackets. */
export const normalizePhone = (pasted: string): string => completePhone(withoutSeparators(pasted));

const phone = (invalid: MessageId) =>
  v.pipe(
    v.string(messageId('field.required')),
    v.transform(normalizePhone),
    v.nonEmpty(messageId('field.required')),
    v.regex(/^0[28][0-9]{5,12}$/, invalid),
  );

/** 08 or 02, then 5 to 12 digits (SPEC 5); what was pasted is normalized before the check. */
export const Phone = phone(messageId('phone.invalid'));
/** The contact of a merchant's company. */
export const PicPhone = Phone;
/** The contact of a buyer's company: the same rule with separate messages (SPEC 5). */
export const BuyerPicPhone = phone(messageId('pic.phone.invalid'));
