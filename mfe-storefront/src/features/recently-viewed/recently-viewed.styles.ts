import { css } from '@emotion/react';
import { color, font, layout, media, radius, space } from '@pasar/design-tokens';

export const row = css({
  display: 'flex',
  gap: space[12],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  // Space for the ring of a focused card, which the scrolling row would cut off.
  margin: -5,
  padding: 5,
  '& > li': { flex: '0 0 120px', minWidth: 0, scrollSnapAlign: 'start' },
  [media.phone]: {
    marginInline: `-${layout.gutterPhone}`,
    paddingInline: layout.gutterPhone,
    scrollPaddingInline: layout.gutterPhone,
  },
});

export const card = css({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  borderRadius: radius.l,
  '&:has(a:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
});

export const image = css({
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: radius.l,
  background: color.surface.sunken,
  '& img': { height: '100%' },
});

export const name = css(font.caption, {
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export { cardLink as link } from '../../shared/card-link.ts';
