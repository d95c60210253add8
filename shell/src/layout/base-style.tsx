import { Global } from '@emotion/react';
import { baseCss } from './base-css.ts';

/** The base style sheet, for a document that the server could not render. */
export const BaseStyle = () => <Global styles={baseCss} />;
