import * as v from 'valibot';
import { messageId } from '../messages/message.ts';

export const StoreName = v.pipe(
  v.string(messageId('field.required')),
  v.trim(),
  v.nonEmpty(messageId('field.required')),
  v.minLength(5, messageId('field.required')),
  v.maxLength(100, messageId('field.required')),
  v.regex(/^[A-Za-z0-9 .,/]+$/, messageId('field.required')),
);
export const StoreDescription = v.pipe(
  v.string(messageId('field.required')),
  v.maxLength(2000, messageId('field.required')),
);
export const Pkp = v.picklist(['pkp', 'non-pkp'], messageId('field.required'));
export const NpwpNumber = v.pipe(
  v.string(messageId('field.required')),
  v.regex(/^[0-9]{1,25}$/, messageId('field.required')),
);
export const PicName = v.pipe(
  v.string(messageId('field.required')),
  v.nonEmpty(messageId('field.required')),
  v.maxLength(150, messageId('field.required')),
);
