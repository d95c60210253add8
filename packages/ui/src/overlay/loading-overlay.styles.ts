import { css, keyframes } from '@emotion/react';
import { color, duration, easing, font, radius, shadow, space, zIndex } from '@pasar/design-tokens';

const appear = keyframes({ from: { opacity: 0 } });

export const placeStyle = css({ position: 'relative', minWidth: 0 });

const cover = css({
  display: 'grid',
  placeItems: 'center',
  inset: 0,
  background: `color-mix(in oklab, ${color.surface.canvas} 68%, transparent)`,
  // Work that ends quickly shows no veil at all.
  animation: `${appear} ${duration.base} ${easing.out} ${duration.quick} backwards`,
});

export const pageCoverStyle = css(cover, { position: 'fixed', zIndex: zIndex.dialog });
export const partCoverStyle = css(cover, {
  position: 'absolute',
  zIndex: zIndex.raised,
  borderRadius: 'inherit',
});

export const plateStyle = css(font.smallStrong, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[20]}`,
  borderRadius: radius.full,
  background: color.surface.raised,
  color: color.brand.text,
  boxShadow: shadow[3],
});
