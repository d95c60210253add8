import type { PictureUrls, ZoomUrls } from '@pasar/contract';
import { second } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { signedQuery } from '../signed/signature.ts';
import { type PictureWidth, picturePath } from './picture-files.ts';

/** How long a signed address of a private picture is good (domain "Private files"). */
const signedFor = 60 * second;

/** The addresses of a public picture in the widths that pages show. */
export const pictureUrls = (storageKey: string): PictureUrls => ({
  w150: picturePath(storageKey, 150),
  w300: picturePath(storageKey, 300),
  w600: picturePath(storageKey, 600),
});

/** And the largest of it, where somebody may look closely. */
export const zoomUrls = (storageKey: string): ZoomUrls => ({
  ...pictureUrls(storageKey),
  w1200: picturePath(storageKey, 1200),
});

/** An address of one private picture that works for 60 seconds, for whoever holds it; it shows in an `<img>`. */
export const signedUrl = (ctx: Context, storageKey: string, width: PictureWidth = 600): string => {
  const path = picturePath(storageKey, width);
  return `${path}?${signedQuery(ctx, path, signedFor)}`;
};
