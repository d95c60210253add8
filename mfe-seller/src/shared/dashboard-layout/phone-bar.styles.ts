import { css } from '@emotion/react';
import { color, font, media, radius, shadow, space, zIndex } from '@pasar/design-tokens';
import { currentStyle } from './nav-links.styles.ts';

export const bar = css({
  display: 'none',
  [media.phone]: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: zIndex.sticky,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    minBlockSize: 64,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: `1px solid ${color.border.default}`,
    background: color.surface.raised,
    boxShadow: shadow[1],
  },
  [media.print]: { display: 'none' },
  // One bar at the bottom, never two.
  'body:has([data-action-bar]:not([data-action-bar="nav"])) &': { display: 'none' },
});

const chosen = { color: color.brand.text, fontWeight: 800 } as const;
export const tab = css(font.caption, {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 3,
  minBlockSize: 64,
  color: color.text.muted,
  fontSize: '0.6875rem',
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current="page"]': chosen,
  '&[data-current]': chosen,
});
/** The number is at the icon's corner. */
export const icon = css({
  position: 'relative',
  display: 'grid',
  '& > span': {
    position: 'absolute',
    insetBlockStart: -6,
    insetInlineStart: 14,
    minInlineSize: 18,
    marginInlineStart: 0,
    padding: '1px 5px',
    fontSize: '0.625rem',
  },
});

export const more = css({
  display: 'grid',
  // A press beside the panel is a press on its own place in the bar.
  '&[open] > summary::after': {
    content: '""',
    position: 'fixed',
    inset: 0,
    insetBlockEnd: 64,
    background: color.surface.scrim,
  },
});
export const panel = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 'calc(64px + env(safe-area-inset-bottom))',
  display: 'grid',
  gap: space[12],
  maxBlockSize: '70dvh',
  overflowY: 'auto',
  padding: space[16],
  borderRadius: `${radius.l} ${radius.l} 0 0`,
  background: color.surface.raised,
  boxShadow: shadow[3],
});
export const tiles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: space[4],
});
/** The petal corner: three round corners, one tight. */
export const tile = css(
  font.caption,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[4],
    minBlockSize: 76,
    padding: space[4],
    borderRadius: `${radius.l} ${radius.l} ${radius.l} ${radius.xs}`,
    color: color.text.default,
    textAlign: 'center',
    textDecoration: 'none',
    '& > svg': { color: color.brand.text },
    '& > span': { position: 'absolute', insetBlockStart: 8, insetInlineEnd: 16 },
  },
  currentStyle,
);
