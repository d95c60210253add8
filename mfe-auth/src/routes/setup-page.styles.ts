import { css } from '@emotion/react';
import { color, font } from '@pasar/design-tokens';

export const cardTitleStyle = css(font.title3);
export const cardTextStyle = css(font.body, { color: color.text.muted });
