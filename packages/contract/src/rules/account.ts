import * as v from 'valibot';
import { messageId } from '../messages/message.ts';

/** A simple address pattern (SPEC 5); the address is compared without case and surrounding space. */
export const Email = v.pipe(
  v.string(messageId('email.required')),
  v.trim(),
  v.nonEmpty(messageId('email.required')),
  v.maxLength(254, messageId('email.invalid')),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, messageId('email.invalid')),
);

/** At login a password is only required (SPEC 5). */
export const LoginPassword = v.pipe(
  v.string(messageId('password.required')),
  v.nonEmpty(messageId('password.required')),
  v.maxLength(200, messageId('password.long')),
);

export const NewPassword = v.pipe(
  v.string(messageId('password.required')),
  v.nonEmpty(messageId('password.required')),
  v.minLength(8, messageId('password.short')),
  v.maxLength(32, messageId('password.long')),
  v.regex(/^[A-Za-z0-9 _@./#&+-]+$/, messageId('password.characters')),
);

/** The confirmation is required and equal to the password (SPEC 5). */
export const sameAsPassword = <T extends { password: string; password_confirmation: string }>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { password, password_confirmation: confirmation } = dataset.value;
    if (confirmation === password && confirmation !== '') return;
    addIssue({
      message: messageId(confirmation === '' ? 'confirmation.required' : 'confirmation.different'),
      path: [
        {
          type: 'object',
          origin: 'value',
          input: dataset.value,
          key: 'password_confirmation',
          value: confirmation,
        },
      ],
    });
  });

/** The six characters of the boxes, joined. */
export const Code = v.pipe(
  v.string(messageId('code.required')),
  v.regex(/^[0-9]{6}$/, messageId('code.required')),
);
