import { css } from '@emotion/react';
import { color, font } from '@pasar/design-tokens';

export const noteStyle = css(font.small, { maxInlineSize: '40ch', color: color.text.onHeaderMuted });
