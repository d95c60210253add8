import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const panel = css({ display: 'grid', gap: space[16], scrollMarginTop: space[16] });
export const title = css(font.title2);
export const nothing = css(font.small, { color: color.text.muted });
export const list = css({ display: 'grid', gap: space[24] });
