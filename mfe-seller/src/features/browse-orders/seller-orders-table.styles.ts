import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const code = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const caption = css(font.caption, { color: color.text.muted, fontWeight: 400 });
export const time = css(caption, { whiteSpace: 'nowrap' });
export const block = css({ display: 'grid', gap: space[2], minInlineSize: 0, overflowWrap: 'anywhere' });
/** On phones what belongs together is one line, as long as it fits. */
export const facts = css(block, {
  [media.desktop]: { minInlineSize: 150 },
  [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[8]}`, ...font.caption },
});

export const items = css({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'center',
  [media.desktop]: { minInlineSize: 200 },
});
export const image = css({
  inlineSize: 40,
  blockSize: 40,
  borderRadius: radius.s,
  background: color.surface.sunken,
  objectFit: 'cover',
});
export const noImage = css(image, { display: 'grid', placeItems: 'center', color: color.text.subtle });
export const name = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  [media.phone]: { WebkitLineClamp: 1 },
});
export const quantity = css({
  marginInlineEnd: space[4],
  padding: '0 6px',
  borderRadius: radius.xs,
  background: color.surface.sunken,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Quantities above one are easily overlooked. */
export const several = css({ background: color.warning.soft, color: color.warning.text });
export const note = css(font.caption, {
  justifySelf: 'start',
  padding: '0 6px',
  borderRadius: radius.xs,
  background: color.warning.soft,
  color: color.warning.text,
  fontWeight: 600,
});
export const status = css({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const net = css(font.caption, {
  display: 'grid',
  justifyItems: 'end',
  color: color.text.muted,
  whiteSpace: 'normal',
  [media.desktop]: { minInlineSize: 96 },
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  [media.desktop]: { '& > *': { minBlockSize: 36, paddingInline: space[12] } },
  [media.phone]: { justifyContent: 'flex-end' },
});
