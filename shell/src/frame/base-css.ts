import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import { globalCss } from '@pasar/ui';

/** The style sheet of every document: font, themes, reset. */
export const baseCss: string = globalCss(fontUrl);
