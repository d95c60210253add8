import { css } from '@emotion/react';
import { color, font } from '@pasar/design-tokens';

export const buttonStyle = css(font.caption, { justifySelf: 'start', color: color.text.muted });
