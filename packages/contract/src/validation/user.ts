import * as v from 'valibot';
import { MediaId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { BirthDate } from './birth-date.ts';
import { Phone } from './phone.ts';
import { text } from './text.ts';

/** Up to 100 letters, digits, spaces, periods and commas (SPEC 5); one word is a name, too. */
export const Fullname = text({
  max: [100, 'fullname.long'],
  signs: ['.,', 'fullname.characters'],
});

/** At least 6 letters, digits, periods and underscores (SPEC 5). The server decides whether it is free. */
export const Username = v.pipe(
  v.string(messageId('field.required')),
  v.trim(),
  v.nonEmpty(messageId('field.required')),
  v.minLength(6, messageId('username.short')),
  v.maxLength(255, messageId('field.long')),
  v.regex(/^[A-Za-z0-9._]+$/, messageId('username.characters')),
);

/** A username that was found to be free; anything else requires another one (SPEC 5). */
export const availableUsername = (isAvailable: (username: string) => boolean) =>
  v.pipe(Username, v.check(isAvailable, messageId('username.taken')));

export const Gender = v.picklist(['male', 'female'], messageId('field.required'));
export const BusinessType = v.picklist(['personal', 'company'], messageId('field.required'));
export const RegisteredAs = v.picklist(['buyer', 'merchant'], messageId('field.required'));
export const Terms = v.literal(true, messageId('terms.unchecked'));

/** Step 1 of both onboardings (SPEC 3 "Registrant personal data"). */
export const personalRules = {
  username: Username,
  is_company: BusinessType,
  fullname: Fullname,
  phone: Phone,
  gender: Gender,
  birthday: BirthDate,
  registered_as: RegisteredAs,
};

/** What an individual buyer may add to step 1. */
export const buyerDocumentRules = {
  file_ktp: v.optional(v.nullable(MediaId)),
  file_ktp_selfie: v.optional(v.nullable(MediaId)),
  file_npwp: v.optional(v.nullable(MediaId)),
};
