import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const card = css({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: space[16] });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
});
export const title = css(font.title3, { display: 'flex', alignItems: 'center', gap: space[8] });
export const swatch = (tone: 1 | 3 | 4) =>
  css({
    flex: 'none',
    inlineSize: 12,
    blockSize: 12,
    borderRadius: '4px 4px 4px 1px',
    background: color.chart[tone],
  });
export const readout = css(font.small, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[8]}`,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '& > strong': { color: color.text.default, fontWeight: 700 },
});
/** As high as the chart that comes, so that nothing moves; one beside a longer card grows with it. */
export const place = css({
  position: 'relative',
  minBlockSize: 208,
  '& > svg': { position: 'absolute', inset: 0 },
});
export const tallPlace = css({ minBlockSize: 320 });
