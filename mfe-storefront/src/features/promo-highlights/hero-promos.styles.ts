import { css } from '@emotion/react';
import { duration, easing, media, radius, space, touch } from '@pasar/design-tokens';
import { carousel } from '../../shared/carousel/index.ts';

export const place = css({ position: 'relative', minWidth: 0 });
export const strip = css(carousel, {
  height: '100%',
  borderRadius: radius.xl,
  [media.phone]: { borderRadius: 20 },
});

export const controls = css({
  position: 'absolute',
  insetInlineStart: space[40],
  insetBlockEnd: space[4],
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  [media.phone]: { insetInlineStart: space[12] },
});

export const dots = css({ display: 'flex' });

/** A small sign in a place that a finger can hit. */
export const pause = css({
  display: 'grid',
  placeItems: 'center',
  width: touch.min,
  height: touch.min,
  borderRadius: radius.full,
  color: 'inherit',
  cursor: 'pointer',
});

/** A small mark in a place that a finger can hit. */
export const dot = css({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 32,
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: radius.full,
    background: 'currentColor',
    opacity: 0.36,
    transition: `width ${duration.base} ${easing.out}`,
  },
  '&[aria-current]': { width: 40 },
  '&[aria-current]::before': { width: 26, opacity: 1 },
  [media.reducedMotion]: { '&::before': { transition: 'none' } },
});
