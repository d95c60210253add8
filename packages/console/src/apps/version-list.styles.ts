import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const listStyle = css({ display: 'grid' });
export const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.border.default}`,
});
export const textStyle = css({ display: 'grid', gap: space[2], flex: '1 1 180px', minInlineSize: 0 });
export const nameStyle = css(font.smallStrong, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
/** Aligns the text of quiet buttons with the lines above them. */
export const buttonsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  marginInline: `-${space[12]}`,
});
