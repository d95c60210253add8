import { css, keyframes } from '@emotion/react';
import { color, duration, easing, font, radius, shadow, space, touch, zIndex } from '@pasar/design-tokens';

const appear = keyframes({ from: { opacity: 0, translate: '0 -6px' } });

export const menuStyle = css({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  zIndex: zIndex.menu,
  width: 'min(280px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  padding: space[8],
  borderRadius: radius.l,
  background: color.surface.raised,
  color: color.text.default,
  boxShadow: `${shadow[3]}, 0 0 0 1px ${color.border.default}`,
  animation: `${appear} ${duration.base} ${easing.out}`,
});

export const whoStyle = css({
  marginBottom: space[8],
  padding: `${space[8]} ${space[12]} ${space[12]}`,
  borderBottom: `1px solid ${color.border.default}`,
});

export const nameStyle = css(font.smallStrong);
export const emailStyle = css(font.caption, { color: color.text.muted, overflowWrap: 'anywhere' });

export const itemStyle = css(font.small, {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: touch.min,
  paddingInline: space[12],
  borderRadius: radius.m,
  fontWeight: 500,
  textAlign: 'start',
  '&:hover': { background: color.surface.hover },
});

export const moreStyle = css({
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
});
