import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const card = css({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space[12],
  '&:has(> p)': { gridTemplateRows: 'auto auto minmax(0, 1fr)' },
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
});
export const title = css(font.title3);
const mark = css({ flex: 'none', inlineSize: 12, background: 'currentcolor' });
export const swatch = (tone: 1 | 3 | 4) =>
  css(mark, { blockSize: 12, borderRadius: '4px 4px 4px 1px', color: color.chart[tone] });
export const line = css(mark, { blockSize: 4, borderRadius: 2, color: color.chart[2] });
/** The legend of the bars and the line, and their amounts. */
export const readout = css(font.small, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '& > div, & dt': { display: 'flex', alignItems: 'center', gap: space[8] },
  '& dd': { color: color.text.default, fontWeight: 700, whiteSpace: 'nowrap' },
});
/** What of it is higher than the chart. */
export const cut = css(font.caption, { color: color.text.muted });
/** As high as the chart that comes, so that nothing moves; one beside a longer card grows with it. */
export const place = css({
  position: 'relative',
  minBlockSize: 208,
  '& > svg': { position: 'absolute', inset: 0 },
});
export const tallPlace = css({ minBlockSize: 280 });
