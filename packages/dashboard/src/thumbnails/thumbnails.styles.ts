import { css } from '@emotion/react';
import { color, radius, space } from '@pasar/design-tokens';

/** Pixels of a thumbnail's side. */
export const side = 88;

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '& a': { display: 'block', borderRadius: radius.m },
  '& img': {
    display: 'block',
    inlineSize: side,
    blockSize: side,
    objectFit: 'cover',
    borderRadius: radius.m,
    background: color.surface.sunken,
  },
});
