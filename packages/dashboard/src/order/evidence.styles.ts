import { css } from '@emotion/react';
import { color, radius, space } from '@pasar/design-tokens';

export const evidenceStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '& a': { display: 'block', borderRadius: radius.m },
  '& img': {
    display: 'block',
    inlineSize: 88,
    blockSize: 88,
    objectFit: 'cover',
    borderRadius: radius.m,
    background: color.surface.sunken,
  },
});
