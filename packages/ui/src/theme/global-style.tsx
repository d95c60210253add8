import { Global } from '@emotion/react';
import { type FontFiles, globalCss } from './global-css.ts';

/** Puts `globalCss` into the page. */
export const GlobalStyle = ({ font }: { font: FontFiles }) => <Global styles={globalCss(font)} />;
