import { css } from '@emotion/react';
import { color, font } from '@pasar/design-tokens';

export const heading = css(font.title3);
export const note = css(font.small, { color: color.text.muted });
