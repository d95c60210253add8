import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const text = css(font.small, {
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const receiver = css(font.smallStrong, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[4],
  color: color.text.default,
  fontWeight: 700,
});
