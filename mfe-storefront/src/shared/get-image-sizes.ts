/** The width of a card's image: two on a phone, three or four on a large one; on desktops the given width. */
export const getImageSizes = (desktop: string): string =>
  `(max-width: 559px) 50vw, (max-width: 739px) 33vw, (max-width: 922px) 25vw, ${desktop}`;
