import { css } from '@emotion/react';
import { color, font, radius, space, touch } from '@pasar/design-tokens';

export const list = css({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: touch.min,
  paddingInlineStart: space[12],
  borderRadius: radius.m,
  background: color.surface.sunken,
});
export const name = css(font.smallStrong, {
  flex: 1,
  minWidth: 0,
  paddingBlock: space[8],
  overflowWrap: 'anywhere',
});
export const note = css(font.caption, { color: color.text.muted });
