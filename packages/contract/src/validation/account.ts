import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';

/** A simple address pattern (SPEC 5); the address is compared without case and surrounding space. */
export const Email = v.pipe(
  v.string(messageId('email.required')),
  v.trim(),
  v.nonEmpty(messageId('email.required')),
  v.maxLength(254, messageId('email.invalid')),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, messageId('email.invalid')),
);

/** At login a password is only required, whatever its length and characters (SPEC 5). */
export const LoginPassword = v.pipe(
  v.string(messageId('password.required')),
  v.nonEmpty(messageId('password.required')),
);

/** 8 to 32 letters, digits, spaces and `_@./#&+-` (SPEC 5). */
export const NewPassword = v.pipe(
  v.string(messageId('password.required')),
  v.nonEmpty(messageId('password.required')),
  v.minLength(8, messageId('password.short')),
  v.maxLength(32, messageId('password.long')),
  v.regex(/^[A-Za-z0-9 _@./#&+-]+$/, messageId('password.characters')),
);

/** Alone it is only required; `sameAsPassword` compares it. */
export const PasswordConfirmation = v.pipe(
  v.string(messageId('confirmation.required')),
  v.nonEmpty(messageId('confirmation.required')),
);

/** The confirmation equals the password (SPEC 5); checked even while another field is wrong. */
export const sameAsPassword = <T extends { password: string; password_confirmation: string }>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const fields: unknown = dataset.value;
    if (!isRecord(fields)) return;
    const { password, password_confirmation: confirmation } = fields;
    if (typeof password !== 'string' || typeof confirmation !== 'string') return;
    if (confirmation === '' || confirmation === password) return;
    addIssue({
      message: messageId('confirmation.different'),
      path: [
        { type: 'object', origin: 'value', input: fields, key: 'password_confirmation', value: confirmation },
      ],
    });
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The six characters of the boxes, joined; the boxes are all filled or the code is missing (SPEC 5). */
export const Code = v.pipe(
  v.string(messageId('code.required')),
  v.length(6, messageId('code.required')),
  v.digits(messageId('code.digits')),
);
