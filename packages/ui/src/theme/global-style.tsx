import { Global } from '@emotion/react';
import type { FontFiles } from './font/font-rules.ts';
import { globalCss } from './global-css.ts';

/** Puts `globalCss` into the page. */
export const GlobalStyle = ({ font }: { font: FontFiles }) => <Global styles={globalCss(font)} />;
