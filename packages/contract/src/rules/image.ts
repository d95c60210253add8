import * as v from 'valibot';
import { messageId } from '../messages/message.ts';

/** 5 MB (domain 9: the specification shows no limit). */
export const maxImageBytes = 5 * 1024 * 1024;
export const imageTypes = ['image/gif', 'image/png', 'image/bmp', 'image/jpeg'] as const;

export const ImageFile = v.pipe(
  v.file(messageId('field.required')),
  v.mimeType(imageTypes, messageId('field.required')),
  v.maxSize(maxImageBytes, messageId('field.required')),
);
