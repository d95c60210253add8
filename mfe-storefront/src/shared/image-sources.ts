import type { ImageUrls } from '@pasar/contract';

/** The three widths as the image component takes them. */
export const toImageSources = ({ w150, w300, w600 }: ImageUrls) => ({
  src150: w150,
  src300: w300,
  src600: w600,
});

/** The same widths for the document's head, where the first image is requested before any script. */
export const toSrcSet = ({ w150, w300, w600 }: ImageUrls): string =>
  `${w150} 150w, ${w300} 300w, ${w600} 600w`;
