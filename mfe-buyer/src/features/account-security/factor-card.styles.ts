import { css } from '@emotion/react';
import { color, font, palette, radius, space } from '@pasar/design-tokens';

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

/** Dark on white in every theme, or cameras do not read it. */
export const qr = css({
  display: 'block',
  inlineSize: 'min(220px, 100%)',
  aspectRatio: '1',
  borderRadius: radius.m,
  boxShadow: `0 0 0 1px ${color.border.default}`,
  background: palette.putih,
  fill: palette.arang[950],
});

export const secret = css(font.small, {
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  letterSpacing: '0.06em',
});

export const codes = css(font.title3, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});
