import { css } from '@emotion/react';
import { color, font, media, shadow, zIndex } from '@pasar/design-tokens';

export const bottomNavStyle = css({
  display: 'none',
  [media.phone]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    minHeight: 64,
    paddingBottom: 'env(safe-area-inset-bottom)',
    zIndex: zIndex.sticky,
    background: color.surface.raised,
    borderTop: `1px solid ${color.border.default}`,
    boxShadow: shadow[1],
  },
  [media.print]: { display: 'none' },
  // One bar at the bottom, never two (LOOK "Grid and spacing").
  'body:has([data-action-bar]) &': { display: 'none' },
});

export const tabStyle = css(font.caption, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  textAlign: 'center',
  fontSize: '0.6875rem',
  fontWeight: 600,
  color: color.text.muted,
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current="page"]': { color: color.brand.text, fontWeight: 800 },
});
