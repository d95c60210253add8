/** Widths in pixels in which every image is shown. */
export const imageWidths = [150, 300, 600] as const;
/** The widths that may be requested: an image with more pixels than fit into 600 has a file of 1200, too. */
export const allWidths = [...imageWidths, 1200] as const;
export type ImageWidth = (typeof allWidths)[number];

/** The WebP bytes of one image, by width. The two smallest are derived when somebody asks for them. */
export interface ImageFiles {
  150?: Uint8Array;
  300?: Uint8Array;
  600: Uint8Array;
  1200?: Uint8Array;
}

/** Slim strips stay below WebP's limit of 16,383 pixels: a file is at most this many times as tall as its width. */
export const tallest = 4;

/** The width of the largest file of an image of this size, in pixels. */
export const largestWidth = (width: number, height: number): ImageWidth =>
  width > 600 || height > 600 * tallest ? 1200 : 600;

/** Every image has WebP files; those that are smaller than its largest one get an AVIF beside them. */
export type ImageFormat = 'webp' | 'avif';

/** The storage key of an image's file. */
export const imageKey = (storageKey: string, width: ImageWidth, format: ImageFormat = 'webp'): string =>
  `pictures/${storageKey.slice(0, 2)}/${storageKey}-${width}.${format}`;

/** The path of an image's file on the web, without signature; browsers that take AVIF get one at the same path. */
export const imagePath = (storageKey: string, width: ImageWidth): string =>
  `/media/${storageKey}/${width}.webp`;
