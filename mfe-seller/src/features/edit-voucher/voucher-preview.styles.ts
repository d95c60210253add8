import { css } from '@emotion/react';
import { color, font } from '@pasar/design-tokens';

export const noteStyle = css(font.caption, { color: color.text.muted });
