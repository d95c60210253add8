import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

/** What somebody wrote about a product, beside the product. */
export const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 220px) minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  padding: space[20],
  '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.border.default}` },
  '@media (max-width: 1039px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] },
  [media.phone]: { padding: space[16] },
});
export const product = css({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
});
export const image = css({ inlineSize: '100%', blockSize: '100%', borderRadius: radius.s });
export const name = css(font.small, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.text.default,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.brand.text } },
});
export const textBlock = css({ display: 'grid', gap: space[8], minInlineSize: 0 });
export const head = css(font.caption, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  color: color.text.muted,
  '& > strong': { ...font.smallStrong, color: color.text.default },
});
