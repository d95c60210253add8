import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const frameStyle = css({ paddingBlock: space[32], [media.phone]: { paddingBlock: space[16] } });
export const titleStyle = css(font.title1);
export const leadStyle = css(font.body, { color: color.text.muted });
export const boneTitleStyle = css({ blockSize: '36px', maxInlineSize: '240px' });
