import { Global } from '@emotion/react';
import { globalCss } from './global-css.ts';

/** Puts `globalCss` into the page; `fontUrl` is the address of the variable font as woff2. */
export const GlobalStyle = ({ fontUrl }: { fontUrl: string }) => <Global styles={globalCss(fontUrl)} />;
