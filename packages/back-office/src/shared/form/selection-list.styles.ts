import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const labelStyle = css(font.smallStrong);
export const countStyle = css(font.small, { color: color.text.muted });
export const optionsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: space[8],
  maxBlockSize: 320,
  overflowY: 'auto',
});
