import rest from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import { globalCss } from '@pasar/ui';
import basic from '@pasar/ui/basic-letters.woff2';

/** The style sheet of every document: font, themes, reset. */
export const baseCss: string = globalCss({ basic, rest });
