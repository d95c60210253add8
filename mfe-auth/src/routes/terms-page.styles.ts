import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const termsStyle = css({ maxInlineSize: '68ch', paddingBlock: space[40] });
export const sectionTitleStyle = css(font.title3);
export const paragraphStyle = css(font.body, { color: color.text.muted });
