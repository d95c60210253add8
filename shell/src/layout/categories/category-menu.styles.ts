import { css, keyframes } from '@emotion/react';
import { color, duration, easing, media, radius, shadow, space, touch, zIndex } from '@pasar/design-tokens';

const appear = keyframes({ from: { opacity: 0, translate: '0 -6px' } });
const slide = keyframes({ from: { translate: '-100% 0' } });
const fade = keyframes({ from: { opacity: 0 } });

export const scrimStyle = css({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.menu,
  background: color.surface.scrim,
  animation: `${fade} ${duration.base} ${easing.out}`,
  [media.desktop]: { background: 'none' },
});

/** Below the header over the page's full width; a sheet from the side on a phone. */
export const panelStyle = css({
  position: 'absolute',
  zIndex: zIndex.menu,
  top: 'calc(100% + 8px)',
  insetInline: space[40],
  maxWidth: 1200,
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: radius.l,
  background: color.surface.raised,
  color: color.text.default,
  boxShadow: `${shadow[3]}, 0 0 0 1px ${color.border.default}`,
  animation: `${appear} ${duration.base} ${easing.out}`,
  [media.phone]: {
    position: 'fixed',
    inset: '0 auto 0 0',
    width: 'min(86vw, 360px)',
    margin: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: space[48],
    borderRadius: 0,
    animationName: slide,
    animationDuration: duration.calm,
  },
});

/** 6 roots fill the left column; the branches are beside them. */
export const rootsStyle = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minHeight: 360,
  padding: space[8],
  [media.desktop]: {
    background: `linear-gradient(90deg, ${color.surface.sunken} 248px, transparent 0)`,
    '& > li > button': { width: 232 },
    '& > span': { width: 200, margin: space[12] },
  },
});

export const closeStyle = css({
  display: 'none',
  placeItems: 'center',
  position: 'absolute',
  top: space[4],
  insetInlineEnd: space[4],
  width: touch.min,
  height: touch.min,
  [media.phone]: { display: 'grid' },
});

export const failedStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  padding: space[24],
});
