import { timingSafeEqual } from 'node:crypto';
import type { PictureUrls } from '@pasar/contract';
import { later, second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { type PictureWidth, picturePath } from './picture-files.ts';

/** How long a signed address of a private file is good (domain "Private files"). */
const signedFor = 60 * second;

/** The addresses of a public picture in the three widths. */
export const pictureUrls = (storageKey: string): PictureUrls => ({
  w150: picturePath(storageKey, 150),
  w300: picturePath(storageKey, 300),
  w600: picturePath(storageKey, 600),
});

const signature = (ctx: Context, path: string, expires: number) =>
  ctx.keys.fingerprint('media address', `${path}?${expires}`);

/** An address of one private file that works for 60 seconds, for whoever holds it. */
export const signedUrl = (ctx: Context, storageKey: string, width: PictureWidth = 600): string => {
  const path = picturePath(storageKey, width);
  const expires = later(ctx.clock, signedFor).getTime();
  return `${path}?expires=${expires}&signature=${signature(ctx, path, expires)}`;
};

/** Whether a signature belongs to this path and is still good. */
export const isSigned = (
  ctx: Context,
  path: string,
  query: { expires?: string; signature?: string },
): boolean => {
  const expires = Number(query.expires);
  if (!Number.isSafeInteger(expires) || expires <= ctx.clock.now().getTime()) return false;
  const wanted = Buffer.from(signature(ctx, path, expires));
  const given = Buffer.from(query.signature ?? '');
  return wanted.length === given.length && timingSafeEqual(wanted, given);
};
