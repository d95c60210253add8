import { css } from '@emotion/react';
import { color, duration, easing, font, layout, media, radius, space } from '@pasar/design-tokens';

export const place = css({ position: 'relative' });

export const strip = css({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Space for the ring of a focused link, which the scrolling row would cut off.
  margin: -5,
  padding: 5,
  '& > li': { flex: '1 0 auto' },
  [media.phone]: { marginInlineEnd: 0, paddingInlineEnd: layout.gutterPhone },
});

export const slot = css(font.caption, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 104,
  minHeight: 56,
  paddingInline: space[12],
  borderRadius: radius.m,
  background: color.surface.headerSoft,
  color: color.text.onHeader,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${duration.quick} ${easing.out}`,
  [media.hover]: { '&:hover': { background: color.surface.headerSoftHover } },
});

/** Not by color alone: the selected slot has a line below it. */
export const selected = css({
  '&, &:hover': {
    background: color.surface.headerSoftHover,
    boxShadow: `inset 0 -4px 0 ${color.accent.default}`,
  },
});

export const hour = css(font.bodyStrong, { fontWeight: 800, fontVariantNumeric: 'tabular-nums' });
export const zone = css(font.label);
