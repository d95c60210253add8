import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

export const tiles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[8],
  [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const tile = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  blockSize: '100%',
  padding: `${space[12]} ${space[4]}`,
  borderRadius: radius.m,
  color: color.text.default,
  textAlign: 'center',
  textDecoration: 'none',
  '&:hover': { background: color.surface.sunken },
});

/** The petal corner: three round corners, one tight. */
export const mark = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: touch.control,
  blockSize: touch.control,
  marginBlockEnd: space[4],
  borderRadius: `${radius.l} ${radius.l} ${radius.l} ${radius.xs}`,
  background: color.surface.sunken,
  color: color.text.muted,
});
/** It waits for the buyer. */
export const mineMark = css({ background: color.surface.brandSoft, color: color.brand.text });

export const count = css(font.priceM, { fontVariantNumeric: 'tabular-nums' });
export const none = css({ color: color.text.subtle, fontWeight: 500 });
export const name = css(font.caption, { color: color.text.muted, overflowWrap: 'anywhere' });
