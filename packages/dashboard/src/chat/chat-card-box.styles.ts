import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const box = css({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'center',
  inlineSize: '100%',
  padding: space[8],
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.m,
  background: color.surface.card,
  color: color.text.default,
});
export const link = css({
  textDecoration: 'none',
  '&:hover': { background: color.surface.hover },
});
export const image = css({ display: 'block', borderRadius: radius.m, objectFit: 'cover' });
export const noImage = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: radius.m,
  background: color.surface.sunken,
  color: color.text.subtle,
});
export const content = css({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const title = css(font.smallStrong, {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflowWrap: 'anywhere',
});
export const price = css(font.smallStrong, { color: color.price.default });
export const state = css(font.caption, { color: color.text.muted });
