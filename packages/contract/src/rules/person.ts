import * as v from 'valibot';
import { messageId } from '../messages/message.ts';

export const Fullname = v.pipe(
  v.string(messageId('field.required')),
  v.trim(),
  v.nonEmpty(messageId('field.required')),
  v.maxLength(100, messageId('fullname.long')),
  v.regex(/^[\p{L}\p{M}0-9 .,]+$/u, messageId('field.required')),
);

const phone = /^0[28][0-9]{5,12}$/;
export const Phone = v.pipe(
  v.string(messageId('field.required')),
  v.regex(phone, messageId('phone.invalid')),
);
export const PicPhone = Phone;

export const Gender = v.picklist(['male', 'female'], messageId('field.required'));

/** `YYYY-MM-DD`, a day that exists, from 1950 to the current year. */
export const BirthDate = v.pipe(
  v.string(messageId('field.required')),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, messageId('field.required')),
);
