/** Widths in pixels of the WebP files that every picture is kept in. */
export const pictureWidths = [150, 300, 600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The WebP bytes of one picture, by width. */
export type PictureFiles = Record<PictureWidth, Uint8Array>;

/** Where a picture's file lies in storage. */
export const pictureKey = (storageKey: string, width: PictureWidth): string =>
  `pictures/${storageKey.slice(0, 2)}/${storageKey}-${width}.webp`;

/** The path of a picture's file on the web, without signature. */
export const picturePath = (storageKey: string, width: PictureWidth): string =>
  `/media/${storageKey}/${width}.webp`;
