import { css } from '@emotion/react';
import { font, space } from '@pasar/design-tokens';

export const termsStyle = css({ maxInlineSize: '68ch', paddingBlock: space[40] });
export const sectionTitleStyle = css(font.title3);
