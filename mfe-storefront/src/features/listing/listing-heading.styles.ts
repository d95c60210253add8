import { css } from '@emotion/react';
import { color, font } from '@pasar/design-tokens';

export const title = css(font.title2, { overflowWrap: 'anywhere', outline: 'none' });
export const count = css(font.small, { color: color.text.muted });
export const suggestion = css(font.small, { marginTop: 4 });
export const corrected = css({ color: color.text.link, fontWeight: 700 });
