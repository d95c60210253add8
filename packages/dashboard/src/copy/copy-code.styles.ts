import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const placeStyle = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});
export const codeStyle = css(font.smallStrong, {
  color: color.text.default,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
