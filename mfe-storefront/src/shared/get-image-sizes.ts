/** How wide a card's image is shown: two on a phone, three or four on a large one; on desktops as wide as said. */
export const getImageSizes = (desktop: string): string =>
  `(max-width: 559px) 50vw, (max-width: 739px) 33vw, (max-width: 922px) 25vw, ${desktop}`;
