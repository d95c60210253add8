import { css } from '@emotion/react';
import { color, layout, media, radius, space } from '@pasar/design-tokens';
import { snapStrip } from '../../shared/snap-strip/index.ts';

export const gallery = css({ minWidth: 0, [media.phone]: { marginInline: `-${layout.gutterPhone}` } });

export const strip = css(snapStrip, {
  aspectRatio: '1',
  borderRadius: radius.xl,
  background: color.surface.sunken,
  '& img': { height: '100%' },
  [media.phone]: { borderRadius: 0 },
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

export const shown = css({ borderColor: color.brand.text });
