import { css } from '@emotion/react';
import { color, font, palette, radius, space } from '@pasar/design-tokens';

export const card = css({ display: 'grid', gap: space[24] });
export const part = css({ display: 'grid', gap: space[4] });
export const label = css(font.small, { color: color.text.muted });
export const hint = css(font.caption, { color: color.text.muted });

export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
  minHeight: 44,
  '& > button': { marginInlineEnd: `-${space[12]}` },
});

export const number = css(font.title2, { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.02em' });

export const qrPart = css({ justifyItems: 'center', gap: space[12], textAlign: 'center' });
export const qrPlace = css({
  width: 'min(264px, 100%)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: radius.m,
  boxShadow: `0 0 0 1px ${color.border.default}`,
});
export const qr = css({
  display: 'block',
  width: '100%',
  height: '100%',
  background: palette.putih,
  fill: palette.arang[950],
});

export const heading = css(font.title3);
export const way = css({
  borderBlockEnd: `1px solid ${color.border.default}`,
  '&:last-child': { border: 0 },
});
export const steps = css(font.small, {
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[24],
  color: color.text.muted,
  listStyle: 'decimal',
});
