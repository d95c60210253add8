import { css } from '@emotion/react';
import { font } from '@pasar/design-tokens';

export const titleStyle = css(font.title3);
