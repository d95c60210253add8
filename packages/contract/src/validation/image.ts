import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';

/** 5 MB (domain 9: the specification shows no limit). */
export const maxImageBytes = 5 * 1024 * 1024;
export const imageTypes = ['image/gif', 'image/png', 'image/bmp', 'image/jpeg'] as const;

/** An image to upload: GIF, PNG, BMP or JPEG, up to 5 MB (SPEC 5 "Image uploads"). */
export const ImageFile = v.pipe(
  v.file(messageId('image.required')),
  v.mimeType(imageTypes, messageId('image.type')),
  v.minSize(1, messageId('image.required')),
  v.maxSize(maxImageBytes, messageId('image.large')),
);
