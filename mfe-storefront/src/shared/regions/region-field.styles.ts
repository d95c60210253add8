import { css } from '@emotion/react';
import { color, font, media, radius, shadow, space, touch, zIndex } from '@pasar/design-tokens';

export const place = css({ position: 'relative', minWidth: 0 });

export const list = css({
  position: 'absolute',
  insetInline: 0,
  // Below the box: label 20, gap 6, control 48.
  insetBlockStart: 20 + 6 + 48 + 4,
  zIndex: zIndex.raised,
  maxHeight: 232,
  // The panel's own buttons lie over its end.
  scrollMarginBlockEnd: 96,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[4],
  borderRadius: radius.m,
  background: color.surface.raised,
  boxShadow: `0 0 0 1px ${color.border.strong}, ${shadow[3]}`,
});

export const option = css(font.small, {
  display: 'flex',
  alignItems: 'center',
  minHeight: touch.min,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.s,
  cursor: 'pointer',
  '&[aria-selected="true"]': { color: color.brand.text, fontWeight: 700 },
  '&[data-active]': { background: color.surface.hover, boxShadow: `inset 0 0 0 2px ${color.focus.ring}` },
  [media.hover]: { '&:hover': { background: color.surface.hover } },
});

export const nothing = css(font.small, { padding: space[12], color: color.text.muted });
