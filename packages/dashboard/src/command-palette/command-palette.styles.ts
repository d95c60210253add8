import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const listStyle = css({
  display: 'grid',
  gap: space[4],
  marginBlockStart: space[12],
  minBlockSize: 220,
});
export const itemStyle = css(font.body, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: space[12],
  borderRadius: radius.m,
  color: color.text.default,
  cursor: 'pointer',
  '&[aria-selected="true"]': { background: color.surface.brandSoft, color: color.brand.text },
});
export const hintStyle = css(font.caption, { color: color.text.muted, whiteSpace: 'nowrap' });
export const emptyStyle = css(font.small, { padding: space[12], color: color.text.muted });
