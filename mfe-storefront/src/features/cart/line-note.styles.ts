import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const closed = css(font.caption, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
  color: color.text.muted,
});

export const note = css({
  paddingInlineStart: space[8],
  borderInlineStart: `2px solid ${color.border.strong}`,
  overflowWrap: 'anywhere',
});

export const field = css({ maxWidth: 420, marginTop: space[4] });
