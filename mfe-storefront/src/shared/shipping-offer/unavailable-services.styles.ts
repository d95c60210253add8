import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const list = css(font.caption, { marginTop: space[8], color: color.text.muted });
