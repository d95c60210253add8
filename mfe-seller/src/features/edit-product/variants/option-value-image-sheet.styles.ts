import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: space[12],
});
export const image = css({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  aspectRatio: '1',
  borderRadius: radius.m,
  border: `1px solid ${color.border.default}`,
  background: color.surface.sunken,
  overflow: 'hidden',
  cursor: 'pointer',
  '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  '&[aria-pressed="true"]': { borderColor: color.brand.text, boxShadow: `0 0 0 2px ${color.brand.text}` },
});
export const lead = css(font.small, { color: color.text.muted });
export const other = css({ minBlockSize: 0, blockSize: '100%', aspectRatio: '1' });
