import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 56,
  paddingInline: space[24],
  background: color.surface.sunken,
  [media.phone]: { paddingInline: space[16] },
});

export const text = css(font.small, {
  flex: 1,
  minWidth: 0,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});
