import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const heading = css(font.title3);
export const list = css({ display: 'grid', gap: space[12] });
export const order = css({ display: 'grid', gap: space[12] });

const ends = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const head = css(ends);
export const foot = css(ends, {
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border.default}`,
});
export const seller = css(font.smallStrong, { fontWeight: 700 });
export const total = css({ display: 'grid' });
export const code = css(font.caption, { color: color.text.muted, overflowWrap: 'anywhere' });
