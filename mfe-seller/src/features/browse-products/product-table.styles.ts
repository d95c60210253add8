import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

export const product = css({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'center',
  [media.desktop]: { minInlineSize: 220 },
  // The menu has the corner of the card.
  [media.phone]: { paddingInlineEnd: touch.min },
});
export const image = css({
  inlineSize: 48,
  blockSize: 48,
  borderRadius: radius.s,
  background: color.surface.sunken,
  objectFit: 'cover',
});
export const noImage = css(image, {
  display: 'grid',
  placeContent: 'center',
  border: `1px dashed ${color.border.strong}`,
  color: color.text.subtle,
});
export const textBlock = css({ display: 'grid', gap: 2, minInlineSize: 0, justifyItems: 'start' });
export const name = css(font.smallStrong, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.text.default,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: color.brand.text, textDecoration: 'underline' },
});
export const facts = css(font.caption, { color: color.text.muted, overflowWrap: 'anywhere' });
export const badges = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  '&:empty': { display: 'none' },
});
/** On phones, where no head names the columns, a number has its name before it. */
export const labeled = css({
  [media.phone]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: touch.min,
    '&::before': { ...font.caption, content: 'attr(data-label)', color: color.text.muted },
  },
});
