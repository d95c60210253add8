import type { ImageUrls, ZoomUrls } from '@pasar/contract';
import { second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { signedQuery } from '../private-files/signature.ts';
import { type ImageWidth, imagePath } from './image-files.ts';

/** How long a signed URL of a private image is valid (domain "Private files"). */
const signedFor = 60 * second;

/** The addresses of a public image in the widths that pages show. */
export const imageUrls = (storageKey: string): ImageUrls => ({
  w150: imagePath(storageKey, 150),
  w300: imagePath(storageKey, 300),
  w600: imagePath(storageKey, 600),
});

/** The URL of its largest file, for the zoom. */
export const zoomUrls = (storageKey: string): ZoomUrls => ({
  ...imageUrls(storageKey),
  w1200: imagePath(storageKey, 1200),
});

/** A URL of one private image that works for 60 seconds, for whoever holds it; an `<img>` can display it. */
export const signedUrl = (ctx: Context, storageKey: string, width: ImageWidth = 600): string => {
  const path = imagePath(storageKey, width);
  return `${path}?${signedQuery(ctx, path, signedFor)}`;
};
