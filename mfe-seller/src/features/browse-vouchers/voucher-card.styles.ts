import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  padding: space[20],
  '@media (max-width: 1039px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] },
  [media.phone]: { padding: space[16] },
});
export const voucher = css({ inlineSize: '100%' });
export const name = css({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [media.hover]: { '&:hover': { color: color.brand.text } },
});
export const facts = css({ display: 'grid', gap: space[8], alignContent: 'start' });
export const badges = css({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const days = css(font.caption, {
  color: color.text.muted,
  '& > time': { whiteSpace: 'nowrap' },
});
export const quota = css(font.small, {
  display: 'grid',
  gap: space[4],
  '& > p': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space[12]}` },
  '& strong': { fontVariantNumeric: 'tabular-nums' },
});
export const figures = css(font.caption, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: space[8],
  color: color.text.muted,
  '& > div': { display: 'grid', alignContent: 'space-between' },
  '& dd': { ...font.smallStrong, color: color.text.default, fontVariantNumeric: 'tabular-nums' },
});
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  padding: `${space[8]} ${space[20]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
    paddingInline: space[16],
  },
});
