import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const place = css({
  paddingInline: space[24],
  [media.phone]: { paddingInline: space[16] },
});
export const before = css(font.caption, { display: 'block', color: color.text.muted });
