import { css } from '@emotion/react';
import { color, radius, space } from '@pasar/design-tokens';

export const placeStyle = css({ display: 'grid', gap: space[12] });
export const imagesStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const imageStyle = css({
  position: 'relative',
  inlineSize: 96,
  blockSize: 96,
  '& > img': {
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    borderRadius: radius.m,
    background: color.surface.sunken,
  },
  '& > button': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
});
