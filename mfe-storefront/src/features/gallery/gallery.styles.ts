import { css } from '@emotion/react';
import { color, imageFilter, layout, media, radius, space } from '@pasar/design-tokens';
import { carousel } from '../../shared/carousel/index.ts';

export const gallery = css({ minWidth: 0, [media.phone]: { marginInline: `-${layout.gutterPhone}` } });

export const strip = css(carousel, {
  aspectRatio: '1',
  borderRadius: radius.xl,
  background: color.surface.sunken,
  '& img': { height: '100%' },
  [media.phone]: { borderRadius: 0 },
});

export const slide = css({
  position: 'relative',
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  cursor: 'zoom-in',
  // The row cuts off what extends beyond its edge.
  '&:focus-visible': { outlineOffset: -3, borderRadius: 'inherit' },
});

/** 2.4 times as large as the image below (`use-lens.ts`), and moved by its mouse. */
export const zoom = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '240%',
  maxWidth: 'none',
  height: '240% !important',
  objectFit: 'cover',
  filter: imageFilter,
  pointerEvents: 'none',
});

export const thumbs = css({
  display: 'flex',
  gap: space[8],
  marginTop: space[12],
  padding: 2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [media.phone]: { paddingInline: layout.gutterPhone },
});

export const thumb = css({
  display: 'block',
  flex: 'none',
  width: 72,
  height: 72,
  overflow: 'hidden',
  borderRadius: radius.m,
  border: '2px solid transparent',
  background: color.surface.sunken,
  '& img': { height: '100%' },
  [media.phone]: { width: 60, height: 60 },
});

export const film = css({ position: 'relative', '& img': { filter: 'brightness(0.6)' } });
export const play = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.text.onHeader,
});

export const current = css({ borderColor: color.brand.text });
