import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const block = css({ display: 'grid', gap: space[16] });
export const heading = css(font.title3);

export const rows = css({ display: 'grid', gap: space[8] });
export const row = css(font.small, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  '& > dt': { color: color.text.muted },
  '& > dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});
export const grandTotal = css({ '& > dt': { color: color.text.default } });
export const saved = css({ color: color.success.text });
export const saving = css(font.caption, { color: color.success.text, fontWeight: 600 });

export const payable = css(font.smallStrong, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: space[16],
  fontWeight: 700,
});

export const escrow = css(font.small, {
  display: 'flex',
  gap: space[12],
  padding: '12px 14px',
  borderRadius: radius.m,
  background: color.success.soft,
  color: color.success.text,
  fontWeight: 500,
  '& > svg': { flex: 'none' },
});
