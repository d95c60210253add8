import { css } from '@emotion/react';
import { color, font, radius, shadow, space, touch, zIndex } from '@pasar/design-tokens';

export const visuallyHiddenStyle = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const skipLinkStyle = css(font.control, {
  position: 'fixed',
  top: space[8],
  left: space[8],
  zIndex: zIndex.toast,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch.min,
  paddingInline: space[16],
  borderRadius: radius.m,
  background: color.surface.raised,
  color: color.text.link,
  boxShadow: shadow[3],
  // The shadow would reach back into the page.
  '&:not(:focus)': { translate: '0 calc(-100% - 24px)', boxShadow: 'none' },
});
