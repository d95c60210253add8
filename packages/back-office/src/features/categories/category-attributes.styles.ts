import { css } from '@emotion/react';
import { font } from '@pasar/design-tokens';

export const attributesTitleStyle = css(font.title3);
export const attributeNameStyle = css(font.bodyStrong);
