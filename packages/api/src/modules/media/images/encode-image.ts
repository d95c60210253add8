import { imageTypes, type MessageId } from '@pasar/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { ApiError, apiError } from '../../../platform/http/api-error.ts';
import { bmpPixels, bmpSize } from './bmp-pixels.ts';
import { findColor } from './find-color.ts';
import { type ImageFiles, largestWidth, tallest } from './image-files.ts';

/** A small file may decode into a huge image (quality S32). */
const maxPixels = 40_000_000;

const refuse = (words: MessageId) => apiError.invalid({ file: [words] });

interface Opened {
  picture: Sharp;
  /** Pixels, upright. */
  width: number;
  height: number;
}

const openBmp = (bytes: Uint8Array): Opened => {
  const claimed = bmpSize(bytes);
  if (Math.abs(claimed.width * claimed.height) > maxPixels) throw refuse('image.pixels');
  const { data, flipped, ...raw } = bmpPixels(bytes);
  return { picture: sharp(data, { raw }).flip(flipped), width: raw.width, height: raw.height };
};

const openOther = async (bytes: Uint8Array): Promise<Opened> => {
  const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) throw refuse('image.pixels');
  // Only the first image of an animation is kept; a broken file is rejected, not repaired.
  const picture = sharp(bytes, { limitInputPixels: maxPixels, pages: 1, failOn: 'truncated' }).autoOrient();
  return { picture, ...autoOrient };
};

/** How an image is scaled to a width. */
export const inside = (width: number) =>
  ({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true }) as const;

/** The largest size is decoded once; the smaller ones are made from it. */
const toFiles = async ({ picture, ...size }: Opened) => {
  const largest = largestWidth(size.width, size.height);
  const { data, info } = await picture
    .resize(inside(largest))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const webp = (size: number) =>
    sharp(data, { raw: { width, height, channels } }).resize(inside(size)).webp({ quality: 80 }).toBuffer();
  // One after the other: at once they would take the threads that passwords and files need, too.
  return {
    150: await webp(150),
    300: await webp(300),
    600: await webp(600),
    ...(largest === 1200 && { 1200: await webp(1200) }),
  };
};

export interface EncodedImage {
  /** The type by the magic bytes. */
  mime: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Of most of it: six hexadecimal digits, none when one sees through it. */
  color: string;
  files: ImageFiles;
}

/**
 * Turns an uploaded image into our own WebP files: nothing of the sent bytes survives, neither EXIF nor what hid
 * behind the pixels (quality S32). Throws 422 for a type that is not allowed or not the declared one, for too many
 * pixels, and for what cannot be decoded.
 */
export const encodeImage = async (bytes: Uint8Array, declaredType: string): Promise<EncodedImage> => {
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (!mime || mime !== declaredType || !(imageTypes as readonly string[]).includes(mime)) {
    throw refuse('image.type');
  }
  try {
    const opened = mime === 'image/bmp' ? openBmp(bytes) : await openOther(bytes);
    const files = await toFiles(opened);
    const color = await findColor(files[150]);
    return { mime, width: opened.width, height: opened.height, color, files };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw refuse('image.unreadable');
  }
};
