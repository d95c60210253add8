import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const none = css(font.small, { color: color.text.muted });
export const list = css({ '& > li + li': { borderBlockStart: `1px solid ${color.border.default}` } });
export const line = css({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[12],
});
export const plain = css({ gridTemplateColumns: 'minmax(0, 1fr) auto' });
export const image = css({ inlineSize: 48, blockSize: 48, borderRadius: radius.s });
export const noImage = css({
  display: 'grid',
  placeItems: 'center',
  background: color.surface.sunken,
  color: color.text.muted,
});
export const name = css(font.small, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.text.default,
  textDecoration: 'none',
  [media.hover]: { 'a&:hover': { color: color.brand.text } },
});
export const facts = css(font.caption, {
  display: 'grid',
  justifyItems: 'end',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > strong': { ...font.smallStrong, color: color.text.default, fontWeight: 700 },
});
