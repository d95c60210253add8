import { css } from '@emotion/react';
import { color, media, radius, space } from '@pasar/design-tokens';
import { carousel } from '../../shared/carousel/index.ts';

export const target = css({ display: 'block', '&:focus-visible': { outlineOffset: -4 } });

export const slides = css({ position: 'relative', minWidth: 0 });
export const strip = css(carousel, { borderRadius: radius.l });
/** All slides share one shape, so that nothing moves as they pass. */
export const slide = css({
  aspectRatio: '4 / 1',
  '&': { height: 'auto' },
  [media.phone]: { aspectRatio: '2 / 1' },
});

export const marks = css({
  display: 'flex',
  justifyContent: 'center',
  marginTop: space[4],
});

/** A small mark in a place that a finger can hit. */
export const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 32,
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: radius.full,
    background: color.border.control,
  },
  '&[aria-current]::before': { width: 24, background: color.brand.text },
});

export const long = css({ overflow: 'hidden', borderRadius: radius.l, '& img': { height: 'auto' } });
